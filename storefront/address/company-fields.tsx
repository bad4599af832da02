import { useText } from '../i18n/bilingual.ts';
import { CHECKOUT } from '../i18n/messages/checkout.ts';
import { FORMS } from '../i18n/messages/forms.ts';
import { useIsOwnEngine } from '../settings/backend.ts';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './company-fields.module.css';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly defaultValue: string;
  readonly error: string | null;
}

interface CompanyFieldsProps {
  readonly company: Field;
  /** Null abroad. */
  readonly taxNumber: Field | null;
}

/** Who is billed besides a person. Open where something is given, or wrong. */
export function CompanyFields({ company, taxNumber }: CompanyFieldsProps) {
  const text = useText(CHECKOUT);
  const forms = useText(FORMS);
  // Another backend has the number behind the company's name, on its labels, too.
  const isOwnEngine = useIsOwnEngine();
  const isGiven = [company, taxNumber].some((field) => field?.defaultValue || field?.error);
  return (
    <details className={styles.company} open={isGiven}>
      <summary>
        {text.forCompany}
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className="formGrid">
        <TextField {...company} note={forms.optional} />
        {taxNumber ? (
          <TextField
            {...taxNumber}
            note={forms.optional}
            hint={isOwnEngine ? `${text.taxNumberHint} ${text.taxNumberUse}` : text.taxNumberHint}
            inputMode="numeric"
            // Room for what separates the digits.
            maxLength={40}
          />
        ) : null}
      </div>
    </details>
  );
}
