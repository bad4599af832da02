import { PATHS } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
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
        {text.notFoundHelp}{' '}
        <LocalLink className="link" to={PATHS.findOrder}>
          {text.findTitle}
        </LocalLink>
      </Empty>
    </div>
  );
}
