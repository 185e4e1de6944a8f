/** The company's mark, a container seen from its side, as paths in a box of 48 by 32. */
export const MARK = {
  viewBox: '0 0 48 32',
  body: 'M2 5h44v21H9z',
  ribs: 'M14 5v21M22 5v21M30 5v21M38 5v21',
  rim: 'M1 5h46',
  /** Middles and radius of both wheels. */
  wheels: { x: [15, 40], y: 28.5, radius: 2.5 },
} as const;
