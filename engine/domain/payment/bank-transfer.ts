import type { BankAccount, ShopSettings } from '../settings.ts';
import type { PaymentGateway } from './gateway.ts';
import { instructionsFor } from './instructions.ts';

/** The order waits until somebody has seen the money arrive. */
export const bankTransfer = ({ accounts, ...text }: ShopSettings['bankTransfer']): PaymentGateway => ({
  id: 'bacs',
  title: (language) => text.title[language],
  description: (language) => text.description[language],
  instructions: (order) => [instructionsFor(order, text), ...accounts.map(accountLine)].join('\n'),
  available: () => accounts.length > 0,
  firstStatus: () => 'on-hold',
});

const accountLine = ({ bank, number, holder, iban, bic }: BankAccount): string =>
  [bank, number, holder, iban && `IBAN ${iban}`, bic && `BIC ${bic}`].filter(Boolean).join(' · ');
