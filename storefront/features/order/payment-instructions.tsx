import { useText } from '../../i18n/bilingual.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import { Odometer } from '../../ui/odometer.tsx';
import { CopyButton } from './copy-button.tsx';
import { readInstructions } from './payment-text.ts';

/** What the shopper does next, with the account number in windows. */
export function PaymentInstructions({ instructions }: { readonly instructions: string }) {
  const text = useText(ORDER);
  const { steps, accounts } = readInstructions(instructions);
  return (
    <section className="bank" aria-label={text.howToPay}>
      <h2 className="f-l">{text.howToPay}</h2>
      {steps.map((step) => (
        <p key={step} className="sm">
          {step}
        </p>
      ))}
      {accounts.map(({ label, number }) => (
        <div key={number} className="bank-a">
          <p className="f-l">{label}</p>
          <Odometer digits={number} label={number} isPlain />
          <CopyButton text={number} label={text.copyAccount} done={text.copied} />
        </div>
      ))}
    </section>
  );
}
