import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { cardButton } from '#contract/inputs/card-button.ts';
import { PATHS, productPath, returnPath } from '#contract/paths.ts';
import { BlockedCookiesNote } from '../../cart/blocked-cookies.tsx';
import { useCartController } from '../../cart/cart-controller.ts';
import { PostedForm, SubmitButton } from '../../forms/posted-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink, useLocalPath } from '../../i18n/local-link.tsx';
import { WISHLIST } from '../../i18n/messages/wishlist.ts';
import { useTakesLogins } from '../../settings/backend.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type LostFocus, useFocusGoesOn } from '../../ui/focus/use-focus-goes-on.ts';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import type { WishlistProduct } from '../../wishlist/wishlist-controller.ts';
import { WishlistForm } from '../../wishlist/wishlist-form.tsx';
import styles from './wishlist-content.module.css';

/** What the last form did. */
export interface WishlistDone {
  /** A product that it removed; null for none. */
  readonly removed: WishlistProduct | null;
  /** How many products went into the cart; null when that was not asked for. */
  readonly addedCount: number | null;
  /** Products that could not go into the cart. */
  readonly left: readonly { readonly slug: string; readonly name: string }[];
}

/** It did not reach the shop, or was refused. */
export type WishlistFailure = 'offline' | 'refused';

interface WishlistContentProps {
  readonly count: number;
  readonly goneCount: number;
  readonly done: WishlistDone;
  readonly failure: WishlistFailure | null;
  readonly isKeptHere?: boolean | undefined;
  /** The cards. */
  readonly children: ReactNode;
}

/** Each takes its card away. */
const buttonsIn = (content: HTMLElement) => content.querySelectorAll(`[name="${cardButton('remove')}"]`);

const nextSaved = ({ container, place }: LostFocus<HTMLDivElement>) => {
  const buttons = buttonsIn(container);
  return buttons.item(Math.min(place, buttons.length - 1)) ?? container;
};

/** The saved products, and what can be done with all of them. */
export function WishlistContent({ count, isKeptHere = false, children, ...notes }: WishlistContentProps) {
  const text = useText(WISHLIST);
  const localize = useLocalPath();
  const takesLogins = useTakesLogins();
  const back = returnPath(useSearchParams()[0].get('back'));
  const content = useFocusGoesOn<HTMLDivElement>(nextSaved, buttonsIn);
  return (
    <div {...content} tabIndex={-1} className={styles.content}>
      <Notes {...notes} />
      <BlockedCookiesNote />
      {count === 0 ? (
        <EmptyState
          title={text.emptyTitle}
          headingLevel={2}
          action={
            <LinkButton href={localize(PATHS.products)} variant="solid">
              {text.browse}
            </LinkButton>
          }
        >
          {text.empty}
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar}>
            <p role="status" className="tabular">
              {text.count(count)}
            </p>
            <AddAll />
          </div>
          {children}
        </>
      )}
      {back ? (
        <p>
          <Link className="link" href={back}>
            {text.back}
          </Link>
        </p>
      ) : null}
      {isKeptHere ? (
        <p className="hint">{takesLogins ? `${text.keptHere} ${text.joinsAccount}` : text.keptHere}</p>
      ) : null}
    </div>
  );
}

/** The value of the field `intent`, and the name of the form. */
const ADD_ALL = 'add-all';

function AddAll() {
  const text = useText(WISHLIST);
  const action = useLocalPath()(PATHS.wishlist);
  return (
    <PostedForm name={ADD_ALL} outcome={undefined} action={action} className={styles.addAll} preventScrollReset replace>
      <input type="hidden" name="intent" value={ADD_ALL} />
      <SubmitButton form={ADD_ALL} variant="solid" size="md" busyLabel={text.adding}>
        {text.addAll}
      </SubmitButton>
    </PostedForm>
  );
}

function Notes({ goneCount, done, failure }: Pick<WishlistContentProps, 'goneCount' | 'done' | 'failure'>) {
  const text = useText(WISHLIST);
  return (
    <div className={styles.notes} role="status">
      {failure ? <Note tone="bad">{failure === 'offline' ? text.offline : text.failed}</Note> : null}
      {goneCount > 0 ? <Note tone="info">{text.gone(goneCount)}</Note> : null}
      {done.removed ? <Removed product={done.removed} /> : null}
      {done.addedCount === null ? null : <Added count={done.addedCount} left={done.left} />}
    </div>
  );
}

/** Undo for browsers without script; others have it in the notice over the page. */
function Removed({ product }: { readonly product: WishlistProduct }) {
  const text = useText(WISHLIST);
  return (
    <Note tone="info">
      <p>{text.removed(product.name)}</p>
      <WishlistForm product={product} intent="add">
        <button type="submit" className="link">
          {text.undo}
        </button>
      </WishlistForm>
    </Note>
  );
}

function Added({ count, left }: { readonly count: number; readonly left: WishlistDone['left'] }) {
  const text = useText(WISHLIST);
  const readCart = useEffectEvent((read: (() => void) | undefined) => read?.());
  const controller = useCartController();
  useEffect(() => {
    if (count > 0) readCart(controller?.read);
  }, [count, controller?.read]);
  const [before, after] = text.leftAround;
  return (
    <Note tone={count > 0 ? 'ok' : 'info'} title={count > 0 ? text.allAdded(count) : text.noneAdded}>
      {left.length > 0 ? (
        <p>
          {before}
          {left.map(({ slug, name }, index) => (
            <span key={slug}>
              {index > 0 ? ', ' : null}
              <LocalLink className="link" to={productPath(slug)}>
                {name}
              </LocalLink>
            </span>
          ))}
          {after}
        </p>
      ) : null}
      {count > 0 ? (
        <p>
          <LocalLink className="link" to={PATHS.cart}>
            {text.toCart}
          </LocalLink>
        </p>
      ) : null}
    </Note>
  );
}
