declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, { min: number; max: number }>;
    /** Leaves out what only alternates of letters need. */
    noLayoutClosure: boolean;
  }
  /** The letters of a text out of a font. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
