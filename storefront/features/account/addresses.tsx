import { useId } from 'react';
import { useFetcher } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { accountPath } from '#contract/paths.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, SubmitButton } from '../../forms/posted-form.tsx';
import { addressLines } from '../../i18n/address-lines.ts';
import { useText } from '../../i18n/bilingual.ts';

import { useLocalPath } from '../../i18n/local-link.tsx';
import { ADDRESSES } from '../../i18n/messages/addresses.ts';
import { isFull, type SavedAddress } from '../../model/account/address-book.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { type AddressFacts, AddressForm } from './address-form.tsx';
import styles from './addresses.module.css';

interface AddressesProps extends AddressFacts {
  /** Null while no address is typed. */
  readonly editedId: string | null;
  /** The form that was saved last. */
  readonly saved: string | null;
}

/** Path of the form for one address, or for a new one. */
const editPath = (id: string) => `${accountPath('addresses')}&edit=${encodeURIComponent(id)}`;

/** The addresses of the account, or the form for one of them. */
export function Addresses(props: AddressesProps) {
  const { book, editedId, outcome, saved } = props;
  const text = useText(ADDRESSES);
  const local = useLocalPath();
  if (editedId !== null) return <AddressForm {...props} editedId={editedId} />;
  const savedText = saved !== null && Object.hasOwn(text.saved, saved) && !outcome ? text.saved[saved] : null;
  const add = (
    <LinkButton variant="solid" href={local(editPath('new'))}>
      <Icon name="plus" size={20} /> {text.add}
    </LinkButton>
  );
  return (
    <div className={styles.addresses}>
      {savedText ? (
        <Note tone="ok" takesFocus>
          {savedText}
        </Note>
      ) : null}
      {book.length === 0 ? (
        <EmptyState headingLevel={2} title={text.empty} action={add}>
          {text.emptyHelp}
        </EmptyState>
      ) : (
        <>
          <p>{text.lead}</p>
          <ul className={styles.cards}>
            {book.map((address, index) => (
              <AddressCard key={address.id} address={address} isDefault={index === 0} {...props} />
            ))}
          </ul>
          {isFull(book) ? <Note tone="info">{text.full(LIMITS.savedAddresses)}</Note> : <div>{add}</div>}
        </>
      )}
    </div>
  );
}

interface AddressCardProps extends Pick<AddressesProps, 'countryNames' | 'states'> {
  readonly address: SavedAddress;
  readonly isDefault: boolean;
}

function AddressCard({ address, isDefault, countryNames, states }: AddressCardProps) {
  const text = useText(ADDRESSES);
  const local = useLocalPath();
  const id = useId();
  // Of its own, so that only the buttons of this card are busy.
  const fetcher = useFetcher<FormOutcome<FormResponse>>();
  const sent = { fetcher, outcome: fetcher.data, action: local(accountPath('addresses')) };
  const { label, phone } = address;
  const lines = addressLines({ ...address, email: '' }, countryNames, states);
  return (
    <li>
      <div className={styles.head} id={id}>
        <h2 className="h3">{label || address.city}</h2>
        {isDefault ? <Badge tone="ok">{text.isDefault}</Badge> : null}
      </div>
      <address className={styles.lines}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phone && !lines.includes(phone) ? <span>{phone}</span> : null}
      </address>
      <div className={styles.actions}>
        <LinkButton variant="text" href={local(editPath(address.id))} aria-describedby={id}>
          {text.edit}
        </LinkButton>
        {isDefault ? null : (
          <PostedForm name="default-address" {...sent} className={styles.oneButton}>
            <input type="hidden" name="id" value={address.id} />
            <SubmitButton form="default-address" fetcher={fetcher} variant="text" size="md" busyLabel={text.saving}>
              {text.makeDefault}
            </SubmitButton>
          </PostedForm>
        )}
        <details>
          <summary className={buttonClass({ variant: 'text' })} aria-describedby={id}>
            {text.remove}
          </summary>
          <PostedForm name="remove-address" {...sent} className={styles.question}>
            <input type="hidden" name="id" value={address.id} />
            <p>{text.removeQuestion}</p>
            <SubmitButton form="remove-address" fetcher={fetcher} variant="line" size="md" busyLabel={text.removing}>
              {text.removeSure}
            </SubmitButton>
          </PostedForm>
        </details>
      </div>
    </li>
  );
}
