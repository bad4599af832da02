import type { BankAccount, ShopSettings } from '#engine/domain/settings.ts';
import type { Gateway } from '#engine/usecases/ports/payments.ts';
import type { GatewaySetup } from '../gateway-setup.ts';
import { instructionsFor } from '../instructions.ts';

/** The order waits until somebody has seen the money arrive. */
export const bankTransfer = ({ settings }: GatewaySetup): Gateway => {
  const { accounts, ...text }: ShopSettings['bankTransfer'] = settings.bankTransfer;
  return {
    id: 'bacs',
    title: (language) => text.title[language],
    description: (language) => text.description[language],
    instructions: (order) => [instructionsFor(order, text), ...accounts.map(accountLine)].join('\n'),
    available: () => accounts.length > 0,
    firstStatus: () => 'on-hold',
    hasPayPage: false,
    provider: null,
  };
};

const accountLine = ({ bank, number, holder, iban, bic }: BankAccount): string =>
  [bank, number, holder, iban && `IBAN ${iban}`, bic && `BIC ${bic}`].filter(Boolean).join(' · ');
