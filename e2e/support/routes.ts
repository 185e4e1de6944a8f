/** The eight service pages, in the order of the footer's list of the specification. */
export const servicePaths = [
  '/residential-dumpster-rentals',
  '/commercial-dumpster-rentals',
  '/roll-off-dumpster-rentals',
  '/waste-management',
  '/same-day-dumpster-rentals',
  '/event-waste-management',
  '/junk-removal-services',
  '/long-term-dumpster-rentals',
] as const;

/** The built-in posts. */
export const postPaths = [
  '/blog/choosing-right-dumpster-rental-company-chula-vista',
  '/blog/prepare-dumpster-rental-chula-vista',
  '/blog/benefits-dumpster-rentals-home-renovations',
  '/blog/eco-friendly-waste-management-dumpster-rentals',
] as const;

/** Every page that answers with 200. */
export const paths = [
  '/',
  '/services',
  ...servicePaths,
  '/blog',
  ...postPaths,
  '/about',
  '/careers',
  '/contact',
  '/privacy',
] as const;
