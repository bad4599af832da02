import { orderReceivedPath } from '#contract/paths.ts';
import { useText } from '../i18n/bilingual.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { LAST_ORDER } from '../i18n/messages/last-order.ts';
import { Note } from '../ui/note.tsx';

export interface LastOrder {
  readonly id: number;
  readonly number: string;
  readonly key: string;
  readonly needsPayment: boolean;
}

interface LastOrderNoteProps {
  readonly order: LastOrder;
  readonly className?: string | undefined;
}

/** Why the cart is empty. An order to be paid elsewhere is not paid yet when Back leads here. */
export function LastOrderNote({ order: { id, number, key, needsPayment }, className }: LastOrderNoteProps) {
  const text = useText(LAST_ORDER);
  return (
    <Note
      tone={needsPayment ? 'warn' : 'ok'}
      className={className}
      title={needsPayment ? text.unpaidBefore(number) : text.placedBefore(number)}
    >
      <p>
        <LocalLink className="link" to={orderReceivedPath(id, key)}>
          {needsPayment ? text.payOrder : text.seeOrder}
        </LocalLink>
      </p>
    </Note>
  );
}
