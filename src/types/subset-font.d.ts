// The package ships no types.
declare module 'subset-font' {
  type Options = { targetFormat?: 'woff2'; noHinting?: boolean; noLayoutClosure?: boolean };
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
