import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import { printPrice } from '../../model/catalog/catalog-query.ts';
import type { Order } from '../../model/order/order.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Odometer } from '../../ui/odometer.tsx';
import styles from './payment-instructions.module.css';
import { readInstructions } from './read-instructions.ts';

interface PaymentInstructionsProps {
  readonly order: Order;
  readonly instructions: string;
}

/** How to pay, with everything that is typed at the bank large and ready to be copied. */
export function PaymentInstructions({ order, instructions }: PaymentInstructionsProps) {
  const text = useText(ORDER);
  const { steps, accounts } = readInstructions(instructions);
  const { total } = order.bill;
  return (
    <section className={styles.instructions} aria-label={text.howToPay}>
      <h2 className="smallHeading">{text.howToPay}</h2>
      {steps.map((step) => (
        <p key={step} className="small">
          {step}
        </p>
      ))}
      {accounts.length > 0 ? (
        <div className={styles.numbers}>
          {accounts.map(({ label, number }) => (
            <div key={number} className={styles.account}>
              <p className="smallHeading">{label}</p>
              <Odometer className={styles.accountNumber} digits={number} label={number} isPlain />
              <CopyButton text={number} label={text.copyAccount} done={text.copied} />
            </div>
          ))}
          <div className={styles.account}>
            <p className="smallHeading">{text.amountToPay}</p>
            <p className={styles.value}>{formatMoney(total)}</p>
            <CopyButton text={printPrice(total)} label={text.copyAmount} done={text.amountCopied} />
          </div>
          <div className={styles.account}>
            <p className="smallHeading">{text.reference}</p>
            <p className={styles.value}>{order.number}</p>
            <CopyButton text={order.number} label={text.copyReference} done={text.referenceCopied} />
          </div>
        </div>
      ) : null}
    </section>
  );
}
