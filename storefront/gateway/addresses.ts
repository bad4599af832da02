import {
  type AddressBook,
  parseAddressBook,
  printAddressBook,
  type SavedAddress,
} from '../model/account/address-book.ts';
import type { Address } from '../model/address.ts';
import {
  type CustomerAddressInput,
  getAddressBook,
  getAddressSaving,
  RequestAddressSaving,
  SaveAddressBook,
} from './generated/operations.generated.ts';
import { formAddressOf } from './map/address.ts';
import { doneOf, type Result } from './result.ts';
import type { RunForShopper } from './shopper-session.ts';
import { ApiFailure, type IfSupported } from './transport/run-operation.ts';

/** The addresses that a customer's account holds. */
export interface AddressBookApi {
  /** Where none were saved yet, the address of the last order. @throws {ApiFailure} when nobody knows */
  addressBook(): Promise<AddressBook>;
  /** Those that the customer has saved. @throws {ApiFailure} when nobody knows */
  savedAddresses(): Promise<AddressBook>;
  /** The default is also what the account itself has as its addresses, when it is another than before. */
  saveAddressBook(book: AddressBook, before: AddressBook): Promise<Result<null>>;
  /** Remembers with the session whether the address of its order is to be saved. False over a backend that cannot. */
  requestAddressSaving(isRequested: boolean): Promise<boolean>;
  isAddressSavingRequested(): Promise<boolean>;
}

interface Needs {
  readonly run: RunForShopper;
  readonly ifSupported: IfSupported;
  readonly sendable: (address: Partial<Address>) => Promise<CustomerAddressInput>;
}

/** Of the address that the account has by itself. */
const FIRST_ID = 'account';

function firstOf(billing: Address, shipping: Address): AddressBook {
  const { email: _email, ...address } = shipping.address1 ? shipping : billing;
  if (!address.address1 || !address.firstName || !address.country) return [];
  return [{ ...address, phone: address.phone || billing.phone, id: FIRST_ID, label: '' }];
}

/** The customer, and the saved addresses: null where none were saved yet. */
async function readBook(run: RunForShopper) {
  const result = await run(getAddressBook, {});
  const customer = result.data?.customer;
  if (!customer?.databaseId) throw new ApiFailure(result.ok ? 'no customer' : result.refusal.message);
  const stored = customer.metaData?.find((entry) => entry?.key === 'addresses')?.value;
  return { customer, saved: parseAddressBook(stored) };
}

export const createAddressBookApi = ({ run, ifSupported, sendable }: Needs): AddressBookApi => ({
  async addressBook() {
    const { customer, saved } = await readBook(run);
    return saved ?? firstOf(formAddressOf(customer.billing), formAddressOf(customer.shipping));
  },

  savedAddresses: async () => (await readBook(run)).saved ?? [],

  async saveAddressBook(book, [before]) {
    const [first] = book;
    const value = printAddressBook(book);
    const isOther = JSON.stringify(first) !== JSON.stringify(before);
    const address = isOther ? await sendable(first ? addressOnly(first) : NO_PLACE) : null;
    const result = await run(SaveAddressBook, { value, ...(address && { billing: address, shipping: address }) });
    return doneOf(result);
  },

  async requestAddressSaving(isRequested) {
    const result = await ifSupported(() => run(RequestAddressSaving, { value: isRequested ? 'yes' : '' }));
    return result?.ok ?? false;
  },

  async isAddressSavingRequested() {
    const result = await ifSupported(() => run(getAddressSaving, {}));
    const data = result?.data?.customer?.session ?? [];
    return data.some((entry) => entry?.key === 'saveAddress' && entry.value === 'yes');
  },
});

/** For the account when its last address is removed. */
const NO_PLACE = { company: '', address1: '', address2: '', city: '', postcode: '' } as const;

/** Without what only the book knows. An empty phone number does not replace the one of the contact. */
const addressOnly = ({ id: _id, label: _label, phone, ...address }: SavedAddress): Partial<Address> => ({
  ...address,
  ...(phone && { phone }),
});
