import type { Config } from 'tailwindcss';

/** The palette, but for the brand's own colors, which `src/styles/brand.ts` adds. Components use the roles under `semantic`; only drawings and roles name a paint. */
const paint = {
  ink: {
    900: '#0e1512',
    800: '#141d19',
    750: '#18231e',
    700: '#1d2823',
    650: '#28362f',
    600: '#33413b',
    500: '#5d6b65',
    450: '#4c5a54',
    400: '#7d8b85',
    300: '#93a39b',
    200: '#b9c2bc',
  },
  sand: { 50: '#faf8f3', 100: '#f2eee4', 200: '#e4ddcd' },
  alert: { DEFAULT: '#a8201a', light: '#ff9d94' },
  star: '#ffc233',
  map: {
    abroad: '#ddd5c2',
    'abroad-dark': '#121a16',
    water: '#cfe3e6',
    'water-dark': '#0f2c36',
    shore: '#8fb6bd',
    'shore-dark': '#2d5763',
    road: '#4a5852',
    edge: '#b5ab92',
    name: '#3d5f66',
    'name-dark': '#9fc3c9',
  },
  // A street from above.
  scene: {
    lawn: '#c9d6b4',
    'lawn-dark': '#2a4132',
    paving: '#e9e4d8',
    'paving-dark': '#46554e',
    road: '#b5b9b6',
    'road-dark': '#1a221f',
    roof: '#cf9a77',
    'roof-dark': '#7a5540',
  },
  white: '#ffffff',
};

/** Roles that change with the color mode; `styles/base.css` gives each its two paints. */
const role = (name: string) => `var(--${name})`;
const semantic = {
  page: role('page'),
  tint: role('tint'),
  card: role('card'),
  band: role('band'),
  panel: role('panel'),
  banner: role('banner'),
  text: role('text'),
  muted: role('muted'),
  line: role('line'),
  control: role('control'),
  call: role('call'),
  'call-hover': role('call-hover'),
  'on-call': role('on-call'),
  accent: role('accent'),
  success: role('success'),
  danger: role('danger'),
  ring: role('ring'),
};

export default {
  theme: {
    // In em, so that a visitor's own text size counts.
    screens: { sm: '30em', md: '48em', lg: '62em', xl: '80em', '2xl': '96em' },
    colors: { transparent: 'transparent', current: 'currentColor', ...paint, ...semantic },
    fontFamily: {
      heading: ['var(--font-heading)'],
      body: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Helvetica Neue', 'Arial', 'sans-serif'],
    },
    fontSize: {
      // size, then line height
      sm: ['0.875rem', '1.5'],
      base: ['1.0625rem', '1.65'],
      lead: ['clamp(1.125rem, 1.02rem + 0.5vw, 1.375rem)', '1.5'],
      h4: ['1.375rem', '1.15'],
      h3: ['clamp(1.625rem, 1.5rem + 0.6vw, 2rem)', '1.1'],
      h2: ['clamp(2rem, 1.6rem + 1.8vw, 3.25rem)', '1.02'],
      h1: ['clamp(2.5rem, 1.7rem + 3.6vw, 4.75rem)', '1'],
      // Beside a picture there is half a page for it.
      'h1-beside': ['clamp(2.5rem, 1.9rem + 2.4vw, 4.25rem)', '1'],
      figure: ['clamp(2.75rem, 2rem + 3vw, 4.5rem)', '1'],
    },
    borderRadius: { none: '0', DEFAULT: '6px', button: '8px', full: '9999px' },
    boxShadow: { raised: '0 1px 2px rgb(14 21 18 / 0.06), 0 8px 24px rgb(14 21 18 / 0.08)' },
    extend: {
      // In em: small text has as many characters to a line as large text.
      maxWidth: { page: '1170px', measure: '33.9em' },
      spacing: {
        // The room inside a section, above and below.
        section: 'clamp(3rem, 2.1rem + 3.7vw, 5rem)',
        // What it takes beside that to set two of one ground 4rem apart on a phone, and 7rem on a desk.
        'section-next': 'clamp(1rem, 0.5rem + 1.9vw, 2rem)',
      },
      transitionDuration: { quick: '150ms', enter: '300ms', leave: '200ms', slide: '500ms' },
      zIndex: { header: '40', bar: '50', toast: '5500' },
    },
  },
} satisfies Config;
