import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { PRODUCT } from '../../i18n/messages/product.ts';
import type { ShownProduct } from '../../model/product.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';

/** What reassures: delivery, that it is genuine, and the product's own points. */
export function Facts({ product: { isVirtual, cardLists } }: { readonly product: ShownProduct }) {
  const text = useText(PRODUCT);
  const facts: readonly (readonly [IconName, string])[] = [
    isVirtual
      ? ['file-download', text.download]
      : ['truck-delivery', text.freeShipping(formatMoney(SITE.freeShippingFrom))],
    ...(isVirtual ? [] : ([['shield-check', text.genuine]] as const)),
    ...cardLists.map((point) => ['check', point] as const),
  ];
  return (
    <ul className="pts">
      {facts.map(([icon, fact]) => (
        <li key={fact}>
          <Icon name={icon} />
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  );
}
