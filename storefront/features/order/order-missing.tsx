import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export function OrderMissing() {
  const text = useText(ORDER);
  const ask = (
    <LinkButton variant="solid" href={`https://wa.me/${SITE.whatsapp}`}>
      <Icon name="brand-whatsapp" size={20} /> WhatsApp
    </LinkButton>
  );
  return (
    <div className="wrap section">
      <Empty headingLevel={1} title={text.notFound} action={ask}>
        {text.notFoundHelp}
      </Empty>
    </div>
  );
}
