export interface BankAccountText {
  /** Bank, holder and what else stands beside the number. */
  readonly label: string;
  /** Digits only. */
  readonly number: string;
}

/** An account number: seven digits or more, perhaps in groups. */
const ACCOUNT = /^\d(?:[ -]?\d){6,}$/;

const partsOf = (line: string) => line.split('·').map((part) => part.trim());

/** Separates the accounts to pay to from the other lines, so that their numbers can be shown large and copied. */
export function readInstructions(text: string): {
  readonly steps: readonly string[];
  readonly accounts: readonly BankAccountText[];
} {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isAccount = (line: string) => partsOf(line).some((part) => ACCOUNT.test(part));
  const accounts = lines.filter(isAccount).map((line) => {
    const parts = partsOf(line);
    const number = parts.find((part) => ACCOUNT.test(part)) ?? '';
    return { label: parts.filter((part) => part !== number).join(', '), number: number.replace(/\D/g, '') };
  });
  return { steps: lines.filter((line) => !isAccount(line)), accounts };
}
