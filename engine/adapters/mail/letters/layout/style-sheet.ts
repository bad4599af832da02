import { DARK } from './palette.ts';

/** What cannot stand in the elements: night and narrow screens. Programs that drop it show the day, at full width. */
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
