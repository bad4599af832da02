import { orderActionPath, PATHS } from '#contract/paths.ts';
import { SITE, whatsappChat } from '#contract/site.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { ORDER } from '../../i18n/messages/order.ts';
import { ORDER_ACTIONS, RETURNS } from '../../i18n/messages/order-actions.ts';
import type { Order } from '../../model/order/order.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { BuyAgain } from './buy-again.tsx';
import styles from './order-actions.module.css';

interface OrderActionsProps {
  readonly order: Order;
  /** The key in the page's address. */
  readonly urlKey: string | null;
  readonly formKey: string;
  readonly outcome: FormOutcome<FormResponse> | undefined;
}

/** Everything that can be done with the order in its present state. */
export function OrderActions({ order, urlKey, formKey, outcome }: OrderActionsProps) {
  const text = useText(ORDER);
  const actions = useText(ORDER_ACTIONS);
  const returns = useText(RETURNS);
  const local = useLocalPath();
  const action = (name: Parameters<typeof orderActionPath>[0]) =>
    local(orderActionPath(name, order.id, urlKey ?? undefined));
  return (
    <div className={classNames('screenOnly', styles.actions)}>
      <BuyAgain formKey={formKey} outcome={outcome} />
      <LinkButton variant="solid" href={local(PATHS.products)}>
        {text.goOn}
      </LinkButton>
      {order.invoice ? (
        <LinkButton variant="line" href={action('orderInvoice')}>
          <Icon name="receipt" size={20} /> {actions.invoice}
        </LinkButton>
      ) : null}
      {order.returnable.length > 0 ? (
        <LinkButton variant="line" href={action('orderReturn')}>
          <Icon name="arrow-back-up" size={20} /> {order.shipping ? returns.ask : returns.complain}
        </LinkButton>
      ) : null}
      <Button type="button" variant="line" className="scriptOnly" onClick={() => window.print()}>
        <Icon name="printer" size={20} /> {text.print}
      </Button>
      <div className={styles.links}>
        {order.isCancellable ? (
          <LinkButton variant="text" href={action('orderCancel')}>
            <Icon name="circle-x" size={20} /> {actions.cancel}
          </LinkButton>
        ) : null}
        <LinkButton variant="text" href={whatsappChat(SITE.whatsapp, text.whatsappText(order.number))}>
          <Icon name="brand-whatsapp" size={20} /> {text.whatsapp}
        </LinkButton>
      </div>
    </div>
  );
}
