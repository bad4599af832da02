import type { Language } from '#engine/domain/language.ts';
import type { Mail } from '#engine/domain/mail/mail.ts';
import { nameOf } from '#engine/domain/orders/readable-lines.ts';
import type { Needs } from '../ports/ports.ts';

type LowStockMail = Extract<Mail, { readonly kind: 'low-stock' }>;

/** Reads how the products of these mails are called in the language of their reader. One that is gone keeps the buyer's name for it. */
export async function readProductNames(
  { catalog }: Pick<Needs, 'catalog'>,
  mails: readonly Mail[],
): Promise<(mail: LowStockMail) => LowStockMail> {
  const lowStock = mails.filter((mail) => mail.kind === 'low-stock');
  const readIn = async (language: Language) => {
    const ids = lowStock.flatMap((mail) => (mail.language === language && mail.product ? mail.product.productId : []));
    const products = await catalog.productsByIds([...new Set(ids)], language);
    return [language, new Map(products.map((product) => [product.id, product]))] as const;
  };
  const languages = [...new Set(lowStock.map(({ language }) => language))];
  const products = new Map(await Promise.all(languages.map(readIn)));
  return (mail) => {
    const { product: ref, language } = mail;
    if (!ref) return mail;
    return { ...mail, name: nameOf(ref, products.get(language)?.get(ref.productId)) ?? mail.name };
  };
}
