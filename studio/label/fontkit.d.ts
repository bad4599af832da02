/** The part of fontkit that sets the labels; the package brings no types. */
declare module 'fontkit' {
  interface Glyph {
    readonly path: { toSVG(): string };
  }
  interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { readonly xAdvance: number }[];
    readonly advanceWidth: number;
  }
  interface Font {
    readonly unitsPerEm: number;
    layout(text: string): GlyphRun;
    getVariation(settings: Readonly<Record<string, number>>): Font;
  }
  export function openSync(path: string): Font;
}
