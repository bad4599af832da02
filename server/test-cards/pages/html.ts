const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export interface Html {
  readonly html: string;
}

/** Text stays text; only what was made here is markup. */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html => ({
  html: parts.reduce((page, part, place) => page + markup(values[place - 1] ?? '') + part),
});

const markup = (value: string | Html | readonly Html[]): string => {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
  return 'html' in value ? value.html : value.map((one) => one.html).join('');
};
