import { PATHS } from '#contract/paths.ts';
import { sellerLine, whatsappChat } from '#contract/site.ts';
import { escapeHtml } from '#engine/domain/text/escape-html.ts';
import type { EmailContent } from './blocks.ts';
import type { EmailContext } from './email-context.ts';
import { FOOTER } from './footer-texts.ts';
import { headerLine } from './header-line.ts';
import { BRAND, LIGHT, NARROW, SANS, STYLE_SHEET } from './theme.ts';

/** Fills the preview after a short preheader, where mail programs would show the first words of the email. */
const PREHEADER_PADDING = '&#847; &zwnj; &nbsp; '.repeat(60);

/** The line that runs down from the wordmark: pixels at a wordmark width of 108. */
const WORDMARK_LINE = { left: 47, width: 11, height: 20 } as const;

/** The logo, or the name of a brand without one. */
const brand = ({ logo, name }: EmailContext['site']): string => {
  const look = `display:block;border:0;font:800 24px/56px ${NARROW};color:${BRAND.ink}`;
  return logo === null
    ? `<span style="${look}">${escapeHtml(name)}</span>`
    : `<img src="cid:${logo.cid}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(name)}" style="${look}">`;
};

const stem = `<tr><td class="pad" style="padding:0 32px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td width="${WORDMARK_LINE.left}" style="width:${WORDMARK_LINE.left}px;font-size:0;line-height:0">&nbsp;</td><td width="${WORDMARK_LINE.width}" height="${WORDMARK_LINE.height}" bgcolor="${BRAND.oil}" style="width:${WORDMARK_LINE.width}px;height:${WORDMARK_LINE.height}px;background:${BRAND.oil};border-radius:0 0 6px 6px;font-size:0;line-height:0">&nbsp;</td></tr></table></td></tr>`;

const header = ({ site }: EmailContext): string => {
  const padding = site.logo?.isWordmark ? '20px 32px 0' : '20px 32px';
  const band = `<tr><td class="pad" bgcolor="${BRAND.sky}" style="background:${BRAND.sky};padding:${padding};font-size:0;line-height:0"><a href="${escapeHtml(site.baseUrl)}" style="text-decoration:none">${brand(site)}</a></td></tr>`;
  return site.logo?.isWordmark ? `${band}\n${stem}` : band;
};

const footer = ({ reason, isForShop = false }: EmailContent, { language, site, urlOf }: EmailContext): string => {
  const texts = FOOTER[language];
  const linkTo = (url: string, label: string) =>
    `<a class="link" href="${escapeHtml(url)}" style="color:${LIGHT.link};text-decoration:underline">${escapeHtml(label)}</a>`;
  const small = (html: string, margin: string) =>
    `<p class="text3" style="margin:0 0 ${margin};font:13px/1.5 ${SANS};color:${LIGHT.text3}">${html}</p>`;
  const contacts = [linkTo(whatsappChat(site.whatsapp), 'WhatsApp'), linkTo(`mailto:${site.email}`, site.email)];
  const help = isForShop ? '' : small(`${escapeHtml(texts.help)} ${contacts.join(' · ')}`, '8px');
  const pages = [linkTo(urlOf(PATHS.terms), texts.terms), linkTo(urlOf(PATHS.privacy), texts.privacy)];
  const rules = isForShop ? '' : small(pages.join(' · '), '8px');
  const words = isForShop || site.footer === null ? '' : small(escapeHtml(site.footer[language]), '8px');
  return (
    help +
    words +
    rules +
    small(`${linkTo(urlOf('/'), site.name)}, ${escapeHtml(sellerLine())}. ${escapeHtml(reason)}`, '0')
  );
};

/** One column of at most 600 pixels, in tables. Outlook knows no largest width, so a table around it has 600 pixels there. */
export const htmlDocument = (content: EmailContent, body: string, context: EmailContext): string => `<!doctype html>
<html lang="${context.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(headerLine(content.subject))}</title>
<style>${STYLE_SHEET}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${LIGHT.ground}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(content.preheader)} ${PREHEADER_PADDING}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.ground}"><tr><td class="outer" align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" class="surface" width="100%" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${LIGHT.surface}">
${header(context)}
<tr><td class="pad" style="padding:24px 32px 12px">
<h1 class="text title" style="margin:0 0 16px;font:800 32px/1.1 ${NARROW};color:${LIGHT.text};word-break:break-word">${escapeHtml(content.title)}</h1>
${body}
</td></tr>
<tr><td class="pad line" style="padding:20px 32px 28px;border-top:1px solid ${LIGHT.line}">${footer(content, context)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
