import { ADDRESS_LENGTHS, LIMITS } from '#contract/limits.ts';
import { type Address, isSameAddress } from '../address.ts';

/** An address that a customer keeps for the next order. */
export interface SavedAddress extends Omit<Address, 'email'> {
  /** Random; the same for as long as the address is kept. */
  readonly id: string;
  /** What the customer calls it: "Rumah". Empty when it has no name. */
  readonly label: string;
}

/** The addresses of one customer; the first is the default. */
export type AddressBook = readonly SavedAddress[];

const LENGTHS: Readonly<Record<keyof SavedAddress, number>> = {
  ...ADDRESS_LENGTHS,
  id: 40,
  label: LIMITS.addressLabel,
};

const FIELDS = Object.keys(LENGTHS) as readonly (keyof SavedAddress)[];

/** Null for what is no address. A text that is missing or too long counts as empty. */
function savedAddressOf(raw: unknown): SavedAddress | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const given = raw as Readonly<Record<string, unknown>>;
  const texts = FIELDS.map((field) => {
    const text = Object.hasOwn(given, field) ? given[field] : '';
    return [field, typeof text === 'string' && text.length <= LENGTHS[field] ? text : ''] as const;
  });
  const address = Object.fromEntries(texts) as unknown as SavedAddress;
  const isUsable = address.id !== '' && address.firstName !== '' && /^[A-Z]{2}$/.test(address.country);
  return isUsable ? address : null;
}

/** As the account holds it: a JSON list. A client may have stored anything; null where nothing was stored. */
export function parseAddressBook(text: string | null | undefined): AddressBook | null {
  try {
    const saved: unknown = JSON.parse(text || 'null');
    if (!Array.isArray(saved)) return null;
    const addresses = saved.map(savedAddressOf).filter((address) => address !== null);
    const byId = new Map(addresses.map((address) => [address.id, address]));
    return [...byId.values()].slice(0, LIMITS.savedAddresses);
  } catch {
    return null;
  }
}

/** Empty texts are left out. The longest book is well within `LIMITS.accountData`. */
export const printAddressBook = (book: AddressBook): string =>
  JSON.stringify(
    book.map((address) => Object.fromEntries(FIELDS.map((field) => [field, address[field] || undefined]))),
  );

export const isFull = (book: AddressBook): boolean => book.length >= LIMITS.savedAddresses;

/** Replaces the address with the same id, or adds it at the end. The default comes first. */
export function withAddress(book: AddressBook, address: SavedAddress, isDefault: boolean): AddressBook {
  const isKnown = book.some(({ id }) => id === address.id);
  const all = isKnown ? book.map((other) => (other.id === address.id ? address : other)) : [...book, address];
  return isDefault ? withDefault(all, address.id) : all;
}

export const withoutAddress = (book: AddressBook, id: string): AddressBook =>
  book.filter((address) => address.id !== id);

export const withDefault = (book: AddressBook, id: string): AddressBook => [
  ...book.filter((address) => address.id === id),
  ...withoutAddress(book, id),
];

/** The address of the book that an order goes to, if it is one of them. */
export const findSaved = (book: AddressBook, address: Omit<Address, 'email'>): SavedAddress | null =>
  book.find((saved) => isSameAddress(saved, address)) ?? null;
