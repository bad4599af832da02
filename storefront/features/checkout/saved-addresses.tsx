import type { ReactNode } from 'react';
import type { StatesByCountry } from '#contract/geography/address-formats.ts';
import type { CountryNames } from '#contract/geography/countries.ts';
import { LIMITS } from '#contract/limits.ts';
import { addressLines } from '../../i18n/address-lines.ts';
import { useText } from '../../i18n/bilingual.ts';

import { ADDRESSES } from '../../i18n/messages/addresses.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { type AddressBook, isFull, type SavedAddress } from '../../model/account/address-book.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChoiceList, ChoiceRow } from '../../ui/choice-row.tsx';
import { OTHER_ADDRESS, SAVE_FIELD, SAVED_ADDRESS_FIELD } from './saved-address-fields.ts';
import styles from './saved-addresses.module.css';

interface SavedAddressesProps {
  readonly book: AddressBook;
  /** The id of an address, or `OTHER_ADDRESS`. */
  readonly chosen: string;
  /** Another address is to be saved with the order. */
  readonly isSaved: boolean;
  readonly countryNames: CountryNames;
  readonly states: StatesByCountry;
  /** The fields of another address. */
  readonly children: ReactNode;
}

/**
 * A customer's addresses to choose from, and the fields of another one: CSS shows them once it is chosen, so that it works
 * without script. The fields alone where none is saved yet.
 */
export function SavedAddresses({ book, chosen, isSaved, children, ...names }: SavedAddressesProps) {
  const text = useText(CHECKOUT);
  const addresses = useText(ADDRESSES);
  const choice = (id: string) => ({
    type: 'radio' as const,
    name: SAVED_ADDRESS_FIELD,
    value: id,
    required: true,
    defaultChecked: id === chosen,
  });
  return (
    <div className={styles.choice}>
      {book.length > 0 ? (
        <ChoiceList label={text.savedAddresses}>
          {book.map((address, index) => (
            <ChoiceRow key={address.id} {...choice(address.id)}>
              <SavedAddressText address={address} isDefault={index === 0} {...names} />
            </ChoiceRow>
          ))}
          <ChoiceRow {...choice(OTHER_ADDRESS)}>
            <b>{text.otherAddress}</b>
          </ChoiceRow>
        </ChoiceList>
      ) : null}
      <div className={styles.other}>
        {children}
        {isFull(book) ? (
          <p className="hint">{addresses.full(LIMITS.savedAddresses)}</p>
        ) : (
          <ChoiceRow type="checkbox" name={SAVE_FIELD} defaultChecked={isSaved}>
            {text.saveAddress}
          </ChoiceRow>
        )}
      </div>
    </div>
  );
}

interface SavedAddressTextProps extends Pick<SavedAddressesProps, 'countryNames' | 'states'> {
  readonly address: SavedAddress;
  readonly isDefault: boolean;
}

/** What the customer calls it, whom it is for, where that is and whom the courier calls. */
function SavedAddressText({ address, isDefault, countryNames, states }: SavedAddressTextProps) {
  const text = useText(ADDRESSES);
  const { label, phone } = address;
  const [recipient, ...lines] = addressLines({ ...address, email: '' }, countryNames, states);
  return (
    <>
      <b>{[label, recipient].filter(Boolean).join(' · ')}</b>{' '}
      {isDefault ? <Badge tone="ok">{text.isDefault}</Badge> : null}
      {[...lines, phone].filter(Boolean).map((line) => (
        <small key={line}>{line}</small>
      ))}
    </>
  );
}
