const PHONE = /^[\d\s()+./-]+$/;

/** Fewer digits may be part of a number or SKU. */
const MIN_PHONE_DIGITS = 8;

/**
 * What to look for in number, name, email, digits of the phone and SKUs of orders. A phone number is found however it is
 * written: with the country's code, a zero in its place, spaces or hyphens.
 */
export function soughtInOrders(text: string): string {
  const digits = text.replace(/\D/g, '');
  const isPhone = PHONE.test(text) && digits.length >= MIN_PHONE_DIGITS;
  return isPhone ? digits.replace(/^(?:62|0)/, '') : text;
}
