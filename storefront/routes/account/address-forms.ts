import { redirect } from 'react-router';
import { readCheckoutForm, SavedAddressInput } from '#contract/inputs/checkout.ts';
import { LIMITS } from '#contract/limits.ts';
import { accountPath, localPath } from '#contract/paths.ts';
import { FILL_IN_FIELD } from '../../address/address-values.ts';
import { fillInPlace, readAddress } from '../../address/read-address.ts';
import { textOf, withProblems, withRefusal } from '../../forms/read-request.ts';
import { type Result, refuse } from '../../gateway/result.ts';
import { ADDRESSES } from '../../i18n/messages/addresses.ts';
import {
  type AddressBook,
  isFull,
  type SavedAddress,
  withAddress,
  withDefault,
  withoutAddress,
} from '../../model/account/address-book.ts';
import { type AccountForm, type FormAgain, orFailed, type PostedAccountForm } from './posted-account-form.ts';

/** Null where the book has no room. */
type Change = (book: AddressBook) => AddressBook | null;

/** To the list of addresses, which says what was saved. */
async function change({ form, shop }: PostedAccountForm, changed: Change): Promise<Response | FormAgain> {
  const saved = await orFailed(shop, saveChange(shop, changed));
  if (!saved.ok) return withRefusal(form, saved.refusal);
  return redirect(localPath(`${accountPath('addresses')}&saved=${textOf(form, 'form')}`, shop.prefix), 303);
}

async function saveChange({ shopper, language }: PostedAccountForm['shop'], changed: Change): Promise<Result<null>> {
  const before = await shopper.addressBook();
  const after = changed(before);
  if (after) return shopper.saveAddressBook(after, before);
  return refuse('UNKNOWN', { message: ADDRESSES[language].full(LIMITS.savedAddresses) });
}

function readSavedAddress(form: FormData) {
  const [address, rest] = [readAddress(form), readCheckoutForm(SavedAddressInput, form)];
  if (address.ok && rest.ok) return { ok: true, value: { ...address.value, ...rest.value } } as const;
  const problems = { ...(rest.ok ? {} : rest.problems), ...(address.ok ? {} : address.problems) };
  return { ok: false, problems } as const;
}

/** The form again, with the states of the typed country, for browsers without script. */
async function addressAgain(
  { form, shop }: PostedAccountForm,
  reading: Parameters<typeof withProblems>[1],
): Promise<FormAgain> {
  const { data, ...again } = withProblems(form, reading);
  return { ...again, data: { ...data, states: await shop.shopper.states([textOf(form, 'country')]) } };
}

/** Adds the address, or replaces the one with the same id. */
const kept =
  (address: SavedAddress, isDefault: boolean): Change =>
  (book) =>
    isFull(book) && !book.some(({ id }) => id === address.id) ? null : withAddress(book, address, isDefault);

/** The forms of the tab of addresses. */
export const ADDRESS_FORMS = {
  async address(posted) {
    const { form } = posted;
    if (form.has(FILL_IN_FIELD)) {
      fillInPlace(form);
      return addressAgain(posted, { problems: {} });
    }
    const reading = readSavedAddress(form);
    return reading.ok ? change(posted, kept(reading.value, form.has('isDefault'))) : addressAgain(posted, reading);
  },
  'default-address': (posted) => change(posted, (book) => withDefault(book, textOf(posted.form, 'id'))),
  'remove-address': (posted) => change(posted, (book) => withoutAddress(book, textOf(posted.form, 'id'))),
} as const satisfies Readonly<Record<string, AccountForm>>;
