/** The brand's colours. Mail programs know no variables: each stands in every element that has it. */
export const LIGHT = {
  ground: '#eff3f4',
  surface: '#ffffff',
  text: '#0c171c',
  text2: '#3d4d55',
  text3: '#56666e',
  line: '#d3dbde',
  rod: '#e1e8ea',
  link: '#0d5680',
} as const;

export const DARK = {
  ground: '#0c1418',
  surface: '#131e23',
  text: '#f1f5f6',
  text2: '#c3ced3',
  text3: '#9aa8af',
  line: '#2a3940',
  rod: '#24323a',
  link: '#8fd0ea',
} as const satisfies Readonly<Record<keyof typeof LIGHT, string>>;

/** The same by day and by night. */
export const BRAND = { sky: '#a6d8ee', ink: '#0c171c', oil: '#f0a500', flame: '#c92f10', paper: '#ffffff' } as const;

export const SANS = "Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif";
export const NARROW = "'Archivo Narrow','Arial Narrow','Helvetica Neue',Arial,sans-serif";
export const DIGITS = "'SF Mono',Menlo,Consolas,'Roboto Mono',monospace";
