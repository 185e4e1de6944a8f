// The package ships no types.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'woff2' | 'woff' | 'truetype';
      noHinting?: boolean;
      noLayoutClosure?: boolean;
    },
  ): Promise<Buffer>;
}
