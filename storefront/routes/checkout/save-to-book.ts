import type { CheckoutState, ShopperApi } from '../../gateway/shop.ts';
import { type AddressBook, findSaved, isFull, withAddress } from '../../model/account/address-book.ts';
import type { Address } from '../../model/address.ts';
import type { ShopRequest } from '../../shop-context.ts';

type Place = Omit<Address, 'email'>;

/** The book with an address that it does not have; the same where it is full. */
const extended = (book: AddressBook, address: Place): AddressBook =>
  isFull(book) || findSaved(book, address)
    ? book
    : withAddress(book, { ...address, id: crypto.randomUUID(), label: '' }, false);

/** As if the book had been so before: the checkout has changed the account's own addresses already. */
const store = (book: AddressBook, shopper: ShopperApi) => shopper.saveAddressBook(book, book);

/** Notes that the address is to be saved once it is ordered to. Over a backend that takes no notes it is saved at once. */
export async function requestSaving(
  { shopper }: ShopRequest,
  address: Place,
  { isRequested }: { readonly isRequested: boolean },
): Promise<void> {
  const before = isRequested ? await shopper.savedAddresses() : [];
  const after = isRequested ? extended(before, address) : before;
  const isNoted = await shopper.requestAddressSaving(after !== before);
  if (!isNoted && after !== before) await store(after, shopper);
}

/** Saves the address of a customer's order if that was requested. The order stands, whether or not this succeeds. */
export async function saveRequested({ shopper, onError }: ShopRequest, { shipping }: CheckoutState): Promise<void> {
  try {
    if (!(await shopper.isAddressSavingRequested())) return;
    const book = extended(await shopper.savedAddresses(), shipping);
    const saved = await store(book, shopper);
    if (!saved.ok) return onError(new Error(`the address of an order was not saved: ${saved.refusal.code}`));
    await shopper.requestAddressSaving(false);
  } catch (error) {
    onError(error);
  }
}
