import tailwind from '../../tailwind.config';
import { MARK } from '../lib/mark';
import { SHARE_SIZE } from '../lib/share-size';

/** Size of the picture in it. */
export const PICTURE_SIZE = { width: 540, height: 602 } as const;

const { ink, mark, sand, brand: paint } = tailwind.theme.colors;

interface Props {
  title: string;
  /** Name of the company. */
  brand: string;
  /** Address of the site as people read it. */
  address: string;
  /** The picture as a data URL. */
  picture: string;
}

/** Long titles are set smaller, so that four lines hold them. */
const titleSize = (title: string) => (title.length > 60 ? 62 : title.length > 36 ? 74 : 88);

/** The picture of a page in shared links, for satori: flex boxes and inline styles alone. */
export function ShareImage({ title, brand, address, picture }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        background: ink[900],
        color: sand[50],
        fontFamily: 'Heading',
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
            <svg width="72" height="48" viewBox={MARK.viewBox}>
              <path d={MARK.body} fill={paint.DEFAULT} />
              <path d={MARK.ribs} stroke={paint.light} strokeWidth="1.5" />
              <path d={MARK.rim} stroke={mark.DEFAULT} strokeWidth="4" />
              {MARK.wheels.x.map((x) => (
                <circle key={x} cx={x} cy={MARK.wheels.y} r={MARK.wheels.radius} fill={sand[50]} />
              ))}
            </svg>
            <div style={{ display: 'flex', flexDirection: 'column', marginLeft: 20 }}>
              <span>{brand}</span>
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
          backgroundImage: `repeating-linear-gradient(135deg, ${mark.DEFAULT} 0px, ${mark.DEFAULT} 28px, ${ink[900]} 28px, ${ink[900]} 56px)`,
        }}
      />
    </div>
  );
}
