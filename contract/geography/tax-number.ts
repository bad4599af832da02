/** NPWP or NIK (16 digits), an NPWP of an older card (15), or the number of a place of business (NITKU, 22). */
const DIGITS = /^(?:\d{15,16}|\d{22})$/;

const digitsOf = (typed: string): string => typed.replace(/[\s.\-/]/g, '');

export const isTaxNumber = (typed: string): boolean => DIGITS.test(digitsOf(typed));

/** As a card has it: only the older 15 digits stand in groups. */
const onCard = (digits: string): string =>
  digits.replace(/^(\d{2})(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/, '$1.$2.$3.$4-$5.$6');

/** What stands before the number. */
const PREFIX = 'NPWP ';

const TAX_NUMBER = /(?:^|, )NPWP (\d+)$/;

interface Company {
  readonly company: string;
  /** Digits alone; empty when it has given none. */
  readonly taxNumber: string;
}

/**
 * The line of an Indonesian address that names a company, with its tax number at the end: "PT Maju, NPWP 0012345678901000". Every
 * backend stores, shows and prints that line, so the number is on the invoice.
 */
export const joinCompany = ({ company, taxNumber }: Company): string =>
  [company.trim(), taxNumber.trim() && PREFIX + digitsOf(taxNumber)].filter(Boolean).join(', ');

/** The parts of the line. */
export function splitCompany(line: string): Company {
  const match = TAX_NUMBER.exec(line);
  return match ? { company: line.slice(0, match.index), taxNumber: match[1] ?? '' } : { company: line, taxNumber: '' };
}

/** Each on a line of its own, as a bill has them. */
export function companyLines(line: string): readonly string[] {
  const { company, taxNumber } = splitCompany(line);
  return [company, taxNumber && `NPWP: ${onCard(taxNumber)}`];
}
