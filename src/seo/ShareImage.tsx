import tailwind from '../../tailwind.config';
import { SHARE_SIZE } from '../lib/share-size';
import { HEADING_FAMILIES } from './share-fonts';

/** Size of the picture in it. */
export const PICTURE_SIZE = { width: 540, height: 602 } as const;

const { ink, sand } = tailwind.theme.colors;
const night = ink[900];

/** The box that the logo is fitted into. */
const LOGO = { height: 48, maxWidth: 240 } as const;

/** What a share image shows. */
export interface ShareImageContent {
  title: string;
  /** Name of the company; empty where the logo shows it. */
  brand: string;
  /** Address of the site as people read it. */
  address: string;
  /** The picture, as a file's path or a data URL. */
  picture: string;
  /** The logo as a data URL, its width over its height, and the color behind it. */
  logo: { data: string; ratio: number; ground: string };
  /** Color of the stripe, as `#rrggbb`. */
  mark: string;
}

/** Long titles are set smaller, so that four lines hold them. */
const titleSize = (title: string) => (title.length > 60 ? 62 : title.length > 36 ? 74 : 88);

const fitted = (ratio: number) => {
  const width = Math.min(LOGO.maxWidth, LOGO.height * ratio);
  return { width, height: width / ratio };
};

/** Behind a logo that needs another ground than the drawing's own. */
const plate = (ground: string) =>
  ground === night ? {} : { background: ground, padding: 8, borderRadius: 6 };

const row = { display: 'flex' } as const;
const column = { display: 'flex', flexDirection: 'column' } as const;
const whole = { width: '100%', height: '100%', background: night, color: sand[50] } as const;
const beside = {
  justifyContent: 'space-between',
  width: SHARE_SIZE.width - PICTURE_SIZE.width,
  padding: '56px 48px 44px 64px',
} as const;

/** A stripe of two colors at its lower edge. */
const striped = (mark: string) =>
  `repeating-linear-gradient(135deg, ${mark} 0px, ${mark} 28px, ${night} 28px, ${night} 56px)`;

/** The picture of a page in shared links, for satori: flex boxes and inline styles alone. */
export function ShareImage({ title, brand, address, picture, logo, mark }: ShareImageContent) {
  return (
    <div style={{ ...column, ...whole, fontFamily: HEADING_FAMILIES }}>
      <div style={{ ...row, flexGrow: 1 }}>
        <div style={{ ...column, ...beside }}>
          <div style={{ ...row, fontSize: titleSize(title), lineHeight: 1.02, textWrap: 'balance' }}>
            {title}
          </div>
          <div style={{ ...row, alignItems: 'center', fontSize: 36 }}>
            <div style={{ ...row, ...plate(logo.ground) }}>
              <img src={logo.data} alt="" {...fitted(logo.ratio)} />
            </div>
            <div style={{ ...column, marginLeft: 20 }}>
              {brand === '' ? null : <span>{brand}</span>}
              <span style={{ fontSize: 24, color: sand[200] }}>{address}</span>
            </div>
          </div>
        </div>
        <img src={picture} alt="" {...PICTURE_SIZE} />
      </div>
      <div style={{ ...row, height: 28, backgroundImage: striped(mark) }} />
    </div>
  );
}
