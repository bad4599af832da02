import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { NAVIGATION } from '../../i18n/messages/navigation.ts';

export function Announcement() {
  const text = useText(NAVIGATION);
  return (
    <aside className="bar night" aria-label={text.notices}>
      <span>{text.freeShippingFrom(formatMoney(SITE.freeShippingFrom))}</span>
      <span className="bar-2">{text.delivery}</span>
    </aside>
  );
}
