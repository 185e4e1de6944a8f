/** Something that keeps the preview from starting; the message is for the person who started it. */
export class PreviewError extends Error {}
