import { PATHS } from '#contract/paths.ts';
import type { CountryNames } from '#contract/places/country-names.ts';
import type { Refusal } from '#contract/refusals.ts';
import { SITE } from '#contract/site.ts';
import { whatsappChat } from '#contract/whatsapp.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { ORDER } from '../../i18n/messages/order.ts';
import type { Order } from '../../model/order.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { OrderContents } from './order-contents.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderFiles } from './order-files.tsx';
import { OrderJourney } from './order-journey.tsx';
import { PayAgain } from './pay-again.tsx';
import { PaymentInstructions } from './payment-instructions.tsx';
import { PostalAddress } from './postal-address.tsx';

interface OrderReceivedProps {
  readonly order: Order;
  readonly countries: CountryNames;
}

interface PageProps extends OrderReceivedProps {
  /** Why another try to pay came to nothing. */
  readonly refusal: Refusal | null;
}

export function OrderReceived({ order, countries, refusal }: PageProps) {
  const text = useText(ORDER);
  const isAwaited = order.paymentInstructions !== null;
  const nextStep = order.paymentMethod === 'cod' ? text.nextCash : text.nextTransfer;
  return (
    <div className="wrap or">
      <div className="or-h">
        <h1>
          {text.thanks(order.billing.firstName)}
          <br />
          {order.status === 'failed' ? text.notPaid : text.received}
        </h1>
        <p className="lead">
          {text.confirmation} <b>{order.email}</b>. {isAwaited ? nextStep : null}
        </p>
      </div>
      <PayAgain order={order} refusal={refusal} />
      <OrderFacts order={order} />
      <div className="or-split">
        <div className="or-main">
          {order.shipping ? <OrderJourney order={order} /> : null}
          <OrderFiles files={order.files} />
          <OrderContents order={order} />
        </div>
        <OrderAside order={order} countries={countries} />
      </div>
    </div>
  );
}

function OrderAside({ order, countries }: OrderReceivedProps) {
  const text = useText(ORDER);
  const localise = useLocalPath();
  return (
    <aside className="or-side">
      {order.paymentInstructions ? <PaymentInstructions instructions={order.paymentInstructions} /> : null}
      {order.shipping ? <PostalAddress label={text.deliverTo} address={order.shipping} countries={countries} /> : null}
      <PostalAddress label={text.billTo} address={order.billing} countries={countries} />
      {order.customerNote ? (
        <section className="or-addr">
          <h2 className="f-l">{text.note}</h2>
          <p>{order.customerNote}</p>
        </section>
      ) : null}
      <div className="or-ways">
        <LinkButton variant="solid" href={localise(PATHS.products)}>
          {text.goOn}
        </LinkButton>
        <Button type="button" variant="line" onClick={() => window.print()}>
          <Icon name="printer" size={20} /> {text.print}
        </Button>
        <LinkButton variant="text" href={whatsappChat(SITE.whatsapp, text.whatsappText(order.number))}>
          <Icon name="brand-whatsapp" size={20} /> {text.whatsapp}
        </LinkButton>
      </div>
    </aside>
  );
}
