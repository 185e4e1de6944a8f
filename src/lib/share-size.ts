/** Size of a picture in shared links, in pixels, as social networks show it: smaller ones come out blurred. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
