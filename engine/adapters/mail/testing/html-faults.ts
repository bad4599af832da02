import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // Mail programs read attributes of the past better than styles.
    'no-deprecated-attr': 'off',
    // Each picture has a text.
    'wcag/h37': 'error',
  },
});

/** What the HTML standard forbids in an email, each with its place. */
export function htmlFaults(html: string): readonly string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} in ${selector}`));
}
