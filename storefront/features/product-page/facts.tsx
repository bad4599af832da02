import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { PRODUCT } from '../../i18n/messages/product.ts';
import type { ShownProduct } from '../../model/product.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';

/** What reassures: delivery, that it is genuine, and the product's own points. */
export function Facts({ product: { type, isVirtual, cardLists } }: { readonly product: ShownProduct }) {
  const text = useText(PRODUCT);
  const sent = [
    ['truck-delivery', text.freeShipping(formatMoney(SITE.freeShippingFrom))],
    ['shield-check', text.genuine],
  ] as const;
  const file = [['file-download', text.download]] as const;
  // How a partner delivers is not ours to promise.
  const ours = type === 'external' ? [] : isVirtual ? file : sent;
  const facts: readonly (readonly [IconName, string])[] = [
    ...ours,
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
