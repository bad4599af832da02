import { productPath, stopStockAlertsPath } from '#contract/paths.ts';
import { bilingual, type EmailTemplate } from '../layout/email-context.ts';

const TEXTS = bilingual(
  {
    subject: (name: string) => `Back in stock: ${name}`,
    preheader: 'You asked us to tell you.',
    title: 'It is back.',
    text: (name: string) => `${name} can be ordered again. We cannot set it aside, so it is first come, first served.`,
    button: 'See the product',
    once: 'This is the only email about this request.',
    stop: 'End all my stock alerts',
    reason: (shop: string) => `You are getting this email because this address asked ${shop} about a sold-out product.`,
  },
  {
    subject: (name) => `Stok tersedia lagi: ${name}`,
    preheader: 'Sesuai permintaan Anda, kami kabari.',
    title: 'Sudah ada lagi.',
    text: (name) => `${name} bisa dipesan lagi. Kami tidak bisa menyisihkan stok, jadi siapa cepat dia dapat.`,
    button: 'Lihat produk',
    once: 'Ini satu-satunya email untuk permintaan tersebut.',
    stop: 'Hentikan semua kabar stok',
    reason: (shop) => `Anda menerima email ini karena alamat ini meminta kabar dari ${shop} tentang produk yang habis.`,
  },
);

export const backInStock: EmailTemplate<'back-in-stock'> = ({ mail }, context) => {
  const { name, slug, choices, alertId, signature } = mail;
  const texts = TEXTS[context.language];
  const query = new URLSearchParams(choices).toString();
  const unsubscribeUrl = context.urlOf(stopStockAlertsPath(alertId, signature));
  return {
    subject: texts.subject(name),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      { kind: 'text', text: texts.text(name) },
      { kind: 'button', label: texts.button, url: context.urlOf(productPath(slug) + (query && `?${query}`)) },
      { kind: 'small', text: texts.once },
      {
        kind: 'links',
        links: [{ label: texts.stop, url: unsubscribeUrl, note: '' }],
      },
    ],
    reason: texts.reason(context.site.name),
    unsubscribeUrl,
  };
};
