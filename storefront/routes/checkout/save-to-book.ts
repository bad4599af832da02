import type { CheckoutState } from '../../gateway/shop.ts';
import { type AddressBook, findSaved, isFull, withAddress } from '../../model/address-book.ts';
import type { Address } from '../../model/order.ts';
import type { ShopRequest } from '../../shop-context.ts';

/** The book with an address that it does not have; the same where it is full. */
const extended = (book: AddressBook, address: Omit<Address, 'email'>): AddressBook =>
  isFull(book) || findSaved(book, address)
    ? book
    : withAddress(book, { ...address, id: crypto.randomUUID(), label: '' }, false);

/** Notes that the address is to be saved once it is ordered to. Over a backend that takes no notes it is saved at once. */
export async function requestSaving(
  { shopper }: ShopRequest,
  address: Omit<Address, 'email'>,
  { isRequested }: { readonly isRequested: boolean },
): Promise<void> {
  const before = isRequested ? await shopper.addressBook() : [];
  const after = isRequested ? extended(before, address) : before;
  const isNoted = await shopper.requestAddressSaving(after !== before);
  if (!isNoted && after !== before) await shopper.saveAddressBook(after, before);
}

/**
 * What a customer's book is to be after the order, found out before it; null where it stays as it is. An order changes the
 * account's own addresses: an empty book begins with them by itself, and one that consisted of them is stored.
 */
export async function bookAfterOrder(
  { shopper, onError }: ShopRequest,
  { cart, viewer, shipping }: CheckoutState,
): Promise<AddressBook | null> {
  if (viewer === null || !cart.needsShipping) return null;
  try {
    const [book, isRequested] = await Promise.all([shopper.addressBook(), shopper.isAddressSavingRequested()]);
    if (book.length === 0 || findSaved(book, shipping)) return null;
    return isRequested ? extended(book, shipping) : book;
  } catch (error) {
    onError(error);
    return null;
  }
}

/** The order stands, whether or not its address can be saved. */
export async function storeBook({ shopper, onError }: ShopRequest, book: AddressBook): Promise<void> {
  try {
    // As if it had been so before: the order has set the account's own addresses already.
    await shopper.saveAddressBook(book, book);
    await shopper.requestAddressSaving(false);
  } catch (error) {
    onError(error);
  }
}
