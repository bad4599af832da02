import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The shop's typeface, in the page itself: the page loads nothing. */
const FONT = readFileSync(new URL('../../../storefront/brand/archivo.woff2', import.meta.url)).toString('base64');

const OUTLINE =
  'M0 48h18a14 14 0 0 0 14-14v-1a14 14 0 0 0-14-14h-4a3 3 0 0 1-3-3v-2a3 3 0 0 1 3-3h33v39h11V11h36a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H84v-9H73v34h11V34h10a14 14 0 0 0 14-14v-6A14 14 0 0 0 94 0H14A14 14 0 0 0 0 14v2a14 14 0 0 0 14 14h4a3 3 0 0 1 3 3v1a3 3 0 0 1-3 3H0z';

/** The wordmark, with oil on the tip of its stem. */
export const WORDMARK = `<svg viewBox="0 0 108 70" aria-hidden="true"><path d="${OUTLINE}"/><path d="M47 47.5h11V51H47z"/><path class="oil" d="M47 53.4h11v8H47zM47 63.8h11v1.2a5.5 5.5 0 0 1-11 0z"/></svg>`;

/** The colours, sizes and forms of the shop. */
export const STYLE = `
@font-face{font-family:"Archivo Variable";src:url(data:font/woff2;base64,${FONT}) format("woff2");font-weight:100 900;font-stretch:62% 125%}
:root{color-scheme:light;--ink:#0c171c;--ink-2:#3d4d55;--ink-3:#56666e;--line:#d3dbde;--edge:#7b8a91;--paper:#fff;--ground:#eff3f4;--flame:#c92f10;--bad:#a9122b;--bad-bg:#fcebee;--warn:#7a4d00;--warn-bg:#fdf1d2;--focus:#0d5680}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 "Archivo Variable",system-ui,sans-serif}
header{border-bottom:1px solid var(--line)}header div,main{max-width:34rem;margin:0 auto;padding:1rem}
.shop{display:flex;gap:.5rem;align-items:flex-start;font-weight:550;line-height:1}.shop svg{width:3.375rem;height:auto;fill:currentColor}.shop .oil{fill:#f0a500}.shop span{padding-top:.6875rem}
.banner{margin:0;background:var(--warn-bg);color:var(--warn);padding:.75rem 1rem;text-align:center;font-weight:650}
main{padding-bottom:4rem}h1{font-size:clamp(2.25rem,1.7rem + 2.4vw,3rem);font-stretch:64%;font-weight:800;line-height:1.05;margin:1.5rem 0 1rem}
h2{font-size:1.25rem;font-stretch:76%;font-weight:750;margin:2rem 0 .5rem}
.sum{display:flex;justify-content:space-between;gap:1rem;align-items:baseline;margin:0 0 1.5rem;padding:.875rem 1rem;border:1px solid var(--line)}
.sum b{font-size:1.5rem;font-stretch:76%;font-variant-numeric:tabular-nums}
form{display:grid;gap:1.25rem}.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(9rem,100%),1fr));gap:1.25rem;align-items:start}
label{display:block;font-weight:600;font-size:.875rem;margin-bottom:.375rem}
input{font:inherit;font-variant-numeric:tabular-nums;width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:.25rem;background:var(--paper);color:inherit}
input[aria-invalid]{border:2px solid var(--bad)}.error{margin:.375rem 0 0;font-size:.875rem;color:var(--bad);font-weight:550}
button{font:inherit;font-weight:650;min-height:3.25rem;padding:.5rem 1.5rem;border:2px solid transparent;border-radius:.25rem;background:var(--flame);color:#fff;cursor:pointer}
button.quiet{background:var(--paper);color:var(--ink);border-color:var(--ink)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.problem{background:var(--bad-bg);color:var(--bad);border-radius:.25rem;padding:.875rem 1rem;margin:0;font-weight:550}
.note{color:var(--ink-2);margin:0 0 .5rem}
table{width:100%;border-collapse:collapse;font-size:.875rem}td{padding:.75rem 0;border-top:1px solid var(--line);vertical-align:top}
td:first-child{font-variant-numeric:tabular-nums;white-space:nowrap;padding-right:1rem;font-weight:600}
a{color:var(--ink);font-weight:600;text-underline-offset:.2em}.back{display:inline-block;margin-top:1.5rem;padding:.75rem 0}
`;

/** Takes out of the fields whatever is no digit, and sets the blanks and the slash. The server reads them either way. */
export const SCRIPT = `
const looks={number:t=>t.slice(0,19).replace(/(.{4})(?=.)/g,'$1 '),expiry:t=>t.slice(0,4).replace(/^(..)(?=.)/,'$1/'),cvc:t=>t.slice(0,4)};
for(const input of document.querySelectorAll('input'))input.addEventListener('input',()=>{
const end=input.selectionStart===input.value.length;const at=input.selectionStart;
input.value=looks[input.name](input.value.replace(/\\D/g,''));
if(!end)input.setSelectionRange(at,at)});
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The pages load nothing, and their forms go to this shop only. */
export const CONTENT_POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(SCRIPT)}`,
  'font-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
