import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { fillIn } from '../../forms/fill-in.ts';
import { isSecret } from '../../forms/form-response.ts';
import { lastLogout } from '../../ui/storage/last-logout.ts';
import { missingIn } from './missing-fields.ts';
import { SEEN_ADDRESSES, SEEN_DELIVERY, type Step } from './steps.ts';

export type TypedFields = Readonly<Record<string, string>>;

const STEPS: readonly Step[] = ['contact', 'address', 'delivery', 'payment'];

const keyOf = (step: Step) => `checkout.${step}`;

/** Of this form alone: another has an order key and a total of its own. */
const OWN_FIELDS: readonly string[] = ['step', 'idempotencyKey', 'seenTotal', SEEN_DELIVERY, SEEN_ADDRESSES];

const isStored = (name: string): boolean => !OWN_FIELDS.includes(name) && !isSecret(name);

/** Of the last logout that this tab knows of. */
const LOGOUT = 'checkout.logout';

/** What was typed before somebody logged out, in this tab or another, is deleted before it is read. */
function ownStorage(): Storage {
  const logout = lastLogout();
  if ((sessionStorage.getItem(LOGOUT) ?? '') !== logout) {
    for (const step of STEPS) sessionStorage.removeItem(keyOf(step));
    sessionStorage.setItem(LOGOUT, logout);
  }
  return sessionStorage;
}

/** Runs where a browser may refuse its storage, or have none left. */
function tryStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(ownStorage());
  } catch {
    return null;
  }
}

const isTyped = (stored: unknown): stored is TypedFields =>
  typeof stored === 'object' && stored !== null && Object.values(stored).every((value) => typeof value === 'string');

/**
 * What is typed into a step that is not sent yet, stored for this tab until it is closed or somebody logs out. No password is
 * stored, and no card is ever typed here.
 */
export function storeDraft(step: Step, form: Iterable<readonly [string, unknown]>): void {
  const typed = [...form].filter(([name, value]) => typeof value === 'string' && isStored(name));
  tryStorage((storage) => storage.setItem(keyOf(step), JSON.stringify(Object.fromEntries(typed))));
}

/** Null where nothing was stored. */
export function readDraft(step: Step): TypedFields | null {
  const stored: unknown = tryStorage((storage) => JSON.parse(storage.getItem(keyOf(step)) ?? 'null'));
  return isTyped(stored) ? stored : null;
}

const deleteDraft = (step: Step): void => void tryStorage((storage) => storage.removeItem(keyOf(step)));

export const deleteDrafts = (): void => STEPS.forEach(deleteDraft);

interface Draft {
  readonly form: RefObject<HTMLFormElement | null>;
  store(): void;
  discard(): void;
}

/**
 * The fields of the open step outlive a reload and a look at another step: they are filled in as they stand, so that none loses the
 * focus. `response` is why a sent step stays open.
 */
export function useDraft(step: Step, response: unknown): Draft {
  const form = useRef<HTMLFormElement>(null);
  const store = () => {
    if (form.current) storeDraft(step, new FormData(form.current));
  };
  const restore = useEffectEvent(() => {
    const stored = readDraft(step);
    return stored && form.current ? fillIn(form.current, missingIn(form.current, stored)) : undefined;
  });
  useEffect(() => restore(), []);
  const storeAgain = useEffectEvent(store);
  useEffect(() => {
    if (response) storeAgain();
  }, [response]);
  return { form, store, discard: () => deleteDraft(step) };
}
