import { useText } from '../../i18n/bilingual.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import { Odometer } from '../../ui/odometer.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './payment-instructions.module.css';
import { readInstructions } from './read-instructions.ts';

/** How to pay, with account numbers that are large and can be copied. */
export function PaymentInstructions({ instructions }: { readonly instructions: string }) {
  const text = useText(ORDER);
  const { steps, accounts } = readInstructions(instructions);
  return (
    <section className={styles.instructions} aria-label={text.howToPay}>
      <h2 className="smallHeading">{text.howToPay}</h2>
      {steps.map((step) => (
        <p key={step} className="small">
          {step}
        </p>
      ))}
      {accounts.map(({ label, number }) => (
        <div key={number} className={styles.account}>
          <p className="smallHeading">{label}</p>
          <Odometer className={styles.accountNumber} digits={number} label={number} isPlain />
          <CopyButton text={number} label={text.copyAccount} done={text.copied} />
        </div>
      ))}
    </section>
  );
}
