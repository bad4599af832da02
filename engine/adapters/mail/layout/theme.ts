import { SITE } from '#contract/site.ts';

const OWN = SITE.colours ?? {};

/** The colors of the brand. Mail programs know no CSS variables, so they are written into each element. */
export const LIGHT = {
  ground: '#eff3f4',
  surface: '#ffffff',
  text: '#0c171c',
  text2: '#3d4d55',
  text3: '#56666e',
  line: '#d3dbde',
  rod: '#e1e8ea',
  link: OWN['--color-blue'] ?? '#0d5680',
} as const;

const DARK = {
  ground: '#0c1418',
  surface: '#131e23',
  text: '#f1f5f6',
  text2: '#c3ced3',
  text3: '#9aa8af',
  line: '#2a3940',
  rod: '#24323a',
  link: '#8fd0ea',
} as const satisfies Readonly<Record<keyof typeof LIGHT, string>>;

/** The same in both themes. */
export const BRAND = {
  sky: OWN['--color-sky'] ?? '#a6d8ee',
  ink: '#0c171c',
  oil: OWN['--color-oil'] ?? '#f0a500',
  flame: OWN['--color-flame'] ?? '#c92f10',
  paper: '#ffffff',
} as const;

export const SANS = "Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif";
export const NARROW = "'Archivo Narrow','Arial Narrow','Helvetica Neue',Arial,sans-serif";
export const DIGITS = "'SF Mono',Menlo,Consolas,'Roboto Mono',monospace";

/** What inline styles cannot say: the dark theme and narrow screens. Programs that drop it show the light theme. */
export const STYLE_SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
table{border-collapse:separate;border-spacing:0}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (max-width:520px){
.outer{padding:0!important}
.pad{padding-left:20px!important;padding-right:20px!important}
.half{display:block!important;width:100%!important;padding-right:0!important}
.half-next{padding-top:20px!important}
.wide{width:100%!important}
.wide a{display:block!important;padding-left:16px!important;padding-right:16px!important}
.title{font-size:28px!important}
}
@media (prefers-color-scheme:dark){
.ground{background:${DARK.ground}!important}
.surface{background:${DARK.surface}!important}
.text{color:${DARK.text}!important}
.text2{color:${DARK.text2}!important}
.text3{color:${DARK.text3}!important}
.link{color:${DARK.link}!important}
.line{border-color:${DARK.line}!important}
.rod{background:${DARK.rod}!important}
}
`;
