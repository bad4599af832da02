import { useId } from 'react';
import type { StatesByCountry } from '#contract/geography/address-formats.ts';
import type { CountryNames } from '#contract/geography/countries.ts';
import type { Problems } from '#contract/inputs/checkout.ts';
import { LIMITS } from '#contract/limits.ts';
import { accountPath } from '#contract/paths.ts';
import { AddressFields, problemText, SubmitOnEnter } from '../../address/address-fields.tsx';
import { type AddressField, type AddressValues, addressValues } from '../../address/address-values.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, responseTo, SubmitButton } from '../../forms/posted-form.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { ADDRESSES } from '../../i18n/messages/addresses.ts';
import { FORMS } from '../../i18n/messages/forms.ts';
import type { AddressBook, SavedAddress } from '../../model/account/address-book.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/field.tsx';
import { AccountSection } from './account-sections.tsx';
import styles from './address-form.module.css';

const FORM = 'address';

const BLANK: AddressValues = {
  name: '',
  company: '',
  taxNumber: '',
  country: '',
  address1: '',
  detail: '',
  district: '',
  city: '',
  state: '',
  postcode: '',
};

export interface AddressFacts {
  readonly book: AddressBook;
  /** The address that is changed; null for a new one. */
  readonly edited: SavedAddress | null;
  readonly countries: readonly string[];
  readonly countryNames: CountryNames;
  readonly states: StatesByCountry;
  readonly outcome: FormOutcome<FormResponse> | undefined;
}

interface AddressFormProps extends AddressFacts {
  readonly editedId: string;
}

/** Adds an address, or changes one. */
export function AddressForm({ book, edited, editedId, outcome, ...geography }: AddressFormProps) {
  const text = useText(ADDRESSES);
  const forms = useText(FORMS);
  const language = useLanguage();
  const local = useLocalPath();
  const labels = useId();
  const response = responseTo(FORM, outcome);
  const typed = response?.typed;
  const problems: Problems<AddressField | 'label' | 'phone'> = response?.problems ?? {};
  const stored = edited ? addressValues(edited) : BLANK;
  const values = { ...stored, ...typed };
  const field = (name: 'label' | 'phone', label: string) => ({
    name,
    label,
    defaultValue: typed?.[name] ?? edited?.[name] ?? '',
    error: problemText(problems[name], label, language),
    note: forms.optional,
  });
  const isDefault = typed ? 'isDefault' in typed : book.length === 0 || book[0]?.id === edited?.id;
  return (
    <AccountSection title={edited ? text.editTitle : text.newTitle} takesFocus>
      <PostedForm name={FORM} outcome={outcome}>
        <SubmitOnEnter />
        <input type="hidden" name="id" value={typed?.id ?? editedId} />
        <TextField
          {...field('label', text.label)}
          className="formGridWide"
          hint={text.labelHint(LIMITS.addressLabel)}
          list={labels}
          maxLength={LIMITS.addressLabel}
        />
        <datalist id={labels}>
          {text.labels.map((label) => (
            <option key={label} value={label} />
          ))}
        </datalist>
        <div className="formGridWide">
          <AddressFields section="shipping" values={values} problems={problems} {...geography} />
        </div>
        <TextField
          {...field('phone', text.phone)}
          className="formGridWide"
          type="tel"
          inputMode="tel"
          autoComplete="shipping tel"
        />
        <div className="formGridWide">
          <ChoiceRow type="checkbox" name="isDefault" defaultChecked={isDefault}>
            {text.useAsDefault}
          </ChoiceRow>
        </div>
        <div className={classNames('formGridWide', styles.buttons)}>
          <SubmitButton form={FORM} size="md" busyLabel={text.saving}>
            {text.save}
          </SubmitButton>
          <LinkButton variant="text" href={local(accountPath('addresses'))}>
            {text.cancel}
          </LinkButton>
        </div>
      </PostedForm>
    </AccountSection>
  );
}
