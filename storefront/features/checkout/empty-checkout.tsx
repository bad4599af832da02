import { orderReceivedPath, PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink, useLocalPath } from '../../i18n/local-link.tsx';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './empty-checkout.module.css';

interface LastOrder {
  readonly id: number;
  readonly number: string;
  readonly key: string;
}

/** Also shown after a checkout whose response was lost: the cart is empty, and the order is linked here. */
export function EmptyCheckout({ lastOrder }: { readonly lastOrder: LastOrder | null }) {
  const text = useText(CHECKOUT);
  const localize = useLocalPath();
  const browse = (
    <LinkButton variant="go" href={localize(PATHS.products)}>
      {text.browse}
    </LinkButton>
  );
  return (
    <div className={classNames('container section', styles.page)}>
      {lastOrder ? <LastOrderNote order={lastOrder} /> : null}
      <EmptyState headingLevel={1} title={text.empty} action={browse}>
        {text.emptyHelp}
      </EmptyState>
    </div>
  );
}

function LastOrderNote({ order: { id, number, key } }: { readonly order: LastOrder }) {
  const text = useText(CHECKOUT);
  return (
    <Note tone="ok" title={text.placedBefore(number)}>
      <p>
        <LocalLink className="link" to={orderReceivedPath(id, key)}>
          {text.seeOrder}
        </LocalLink>
      </p>
    </Note>
  );
}
