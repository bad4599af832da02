/** The drawn containers. Each has a silhouette of its own; see `containers/`. */
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

/** Colours of one product line, as CSS hex. Unset ones come from the category's colourway. */
export interface Colourway {
  readonly body: string;
  readonly label: string;
  readonly ink: string;
  readonly band: string;
  readonly cap: string;
  readonly tip?: string;
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

/** Everything the renderer needs to draw one pack. */
export interface Packshot {
  readonly container: Container;
  readonly label: PackLabel;
  readonly colours?: Partial<Colourway>;
}
