import tailwind from '../../tailwind.config';
import { SHARE_SIZE } from '../lib/share-size';
import { HEADING_FAMILIES } from './share-fonts';

/** Size of the picture in it. */
export const PICTURE_SIZE = { width: 540, height: 602 } as const;

const { ink, sand } = tailwind.theme.colors;

/** The box that the logo is fitted into. */
const LOGO = { height: 48, maxWidth: 240 } as const;

/** The logo of a drawing. */
export interface ShareLogo {
  /** A data URL. */
  data: string;
  /** Width over height. */
  ratio: number;
  /** The color behind it. */
  ground: string;
}

interface Props {
  title: string;
  /** Name of the company; empty where the logo shows it. */
  brand: string;
  /** Address of the site as people read it. */
  address: string;
  /** The picture as a data URL. */
  picture: string;
  logo: ShareLogo;
  /** Color of the stripe. */
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
  ground === ink[900] ? {} : { background: ground, padding: 8, borderRadius: 6 };

/** The picture of a page in shared links, for satori: flex boxes and inline styles alone. */
export function ShareImage({ title, brand, address, picture, logo, mark }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        background: ink[900],
        color: sand[50],
        fontFamily: HEADING_FAMILIES,
      }}
    >
      <div style={{ display: 'flex', flexGrow: 1 }}>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            width: SHARE_SIZE.width - PICTURE_SIZE.width,
            padding: '56px 48px 44px 64px',
          }}
        >
          <div style={{ display: 'flex', fontSize: titleSize(title), lineHeight: 1.02, textWrap: 'balance' }}>
            {title}
          </div>
          <div style={{ display: 'flex', alignItems: 'center', fontSize: 36 }}>
            <div style={{ display: 'flex', ...plate(logo.ground) }}>
              <img src={logo.data} alt="" {...fitted(logo.ratio)} />
            </div>
            <div style={{ display: 'flex', flexDirection: 'column', marginLeft: 20 }}>
              {brand === '' ? null : <span>{brand}</span>}
              <span style={{ fontSize: 24, color: sand[200] }}>{address}</span>
            </div>
          </div>
        </div>
        <img src={picture} alt="" {...PICTURE_SIZE} />
      </div>
      <div
        style={{
          display: 'flex',
          height: 28,
          backgroundImage: `repeating-linear-gradient(135deg, ${mark} 0px, ${mark} 28px, ${ink[900]} 28px, ${ink[900]} 56px)`,
        }}
      />
    </div>
  );
}
