/** The containers, each with a silhouette of its own; see `containers/`. */
export const CONTAINERS = [
  'jug4',
  'jug1',
  'moto1',
  'slim-long',
  'slim-flat',
  'slim-mini',
  'flask',
  'can',
  'can-tall',
  'trigger',
  'brake',
  'canister',
  'tub',
  'tube',
  'guide',
] as const;
export type Container = (typeof CONTAINERS)[number];

/** The colors of a pack as CSS hex: body plastic, label, its ink, the band behind the wordmark, the cap, the dipstick's tip. */
export interface ColorScheme {
  readonly body: string;
  readonly label: string;
  readonly ink: string;
  readonly band: string;
  readonly cap: string;
  readonly tip: string;
}

/** What is printed on the pack. The pack is one physical thing: its words are Indonesian in both languages of the shop. */
export interface PackLabel {
  /** One entry a line, at most three short lines. */
  readonly name: readonly string[];
  readonly description: string;
  /** The big figure, for example `5W-30`, `DOT 4`, `30×`. */
  readonly grade?: string;
  readonly volume: string;
  readonly standard?: string;
}

/** A pack as it is designed: unset colors come from the category's color scheme. */
export interface PackDesign {
  readonly container: Container;
  readonly label: PackLabel;
  readonly colors?: Partial<ColorScheme>;
}

/** Designs by SKU. */
export type PackDesigns = Readonly<Record<string, PackDesign>>;

/** Everything the renderer needs to draw one pack. */
export interface Pack extends PackDesign {
  readonly colors: ColorScheme;
}
