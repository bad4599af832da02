const PREFIX = 'choice.';

/** The form field that carries the chosen option of an attribute. */
export const choiceField = (attribute: string): string => `${PREFIX}${attribute}`;

/** The attribute that a form field speaks of, or null. */
export const choiceAttribute = (field: string): string | null =>
  field.startsWith(PREFIX) ? field.slice(PREFIX.length) : null;
