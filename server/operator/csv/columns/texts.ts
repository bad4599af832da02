import type { ProductText } from '#engine/domain/catalog/product.ts';
import type { Language } from '#engine/domain/language.ts';
import type { Form } from '../form.ts';

export const withText = (form: Form, language: Language, part: Partial<ProductText>): Partial<Form> => ({
  text: { ...form.text, [language]: { ...form.text[language], ...part } },
});
