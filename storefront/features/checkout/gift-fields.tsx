import { LIMITS } from '#contract/limits.ts';
import { useText } from '../../i18n/bilingual.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import { useIsOwnEngine } from '../../settings/backend.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { TextArea } from '../../ui/field.tsx';
import styles from './gift-fields.module.css';

interface GiftFieldsProps {
  readonly isGift: boolean;
  readonly message: string;
  readonly isTooLong: boolean;
  /** Whoever gets the parcel may have to pay for it. */
  readonly isCashOffered: boolean;
}

/** A parcel for somebody else, with some words. CSS shows their field once the box is ticked. */
export function GiftFields({ isGift, message, isTooLong, isCashOffered }: GiftFieldsProps) {
  const text = useText(CHECKOUT);
  const forms = useText(FORMS);
  // Another backend stores the message: nobody knows here how its merchant packs.
  const isOwnEngine = useIsOwnEngine();
  const hints = [isOwnEngine && text.giftWithoutPrices, isCashOffered && text.isGiftHint].filter(Boolean);
  const messageHint = text.giftMessageHint(LIMITS.giftMessage);
  return (
    <div className={styles.gift}>
      <ChoiceRow type="checkbox" name="isGift" value="yes" defaultChecked={isGift}>
        {text.isGift}
        {hints.length > 0 ? <small className="hint">{hints.join(' ')}</small> : null}
      </ChoiceRow>
      <TextArea
        name="giftMessage"
        label={text.giftMessage}
        note={forms.optional}
        hint={isOwnEngine ? `${text.giftMessageUse} ${messageHint}` : messageHint}
        maxLength={LIMITS.giftMessage}
        rows={3}
        defaultValue={message}
        error={isTooLong ? text.problem.tooLong : null}
      />
    </div>
  );
}
