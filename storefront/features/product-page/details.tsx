import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatDecimal } from '../../i18n/format.ts';
import { DOCUMENTS } from '../../i18n/messages/documents.ts';
import { PRODUCT } from '../../i18n/messages/product.ts';
import type { Purchase } from '../../model/product/choice.ts';
import type { Measures, Product } from '../../model/product/product.ts';
import { useStoreSettings } from '../../settings/store-settings.ts';
import { Prose } from '../../ui/clean-html.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import { UnbrokenName } from '../../ui/unbroken-name.tsx';
import styles from './details.module.css';
import { Documents } from './documents.tsx';

interface DetailsProps {
  readonly product: Product;
  readonly purchase: Purchase;
}

/** What it is and how it is used. */
export function Details({ product }: Pick<DetailsProps, 'product'>) {
  const text = useText(PRODUCT);
  const titles = useText(DOCUMENTS);
  const { description, extraDescription, customTextarea, documents } = product;
  const tabs: readonly Tab[] = [
    ...(description
      ? [{ id: 'description', label: text.description, content: <Prose className={styles.text}>{description}</Prose> }]
      : []),
    ...(extraDescription
      ? [{ id: 'use', label: text.howToUse, content: <Prose className={styles.text}>{extraDescription}</Prose> }]
      : []),
    ...(documents.length > 0
      ? [{ id: 'documents', label: titles.title, content: <Documents documents={documents} /> }]
      : []),
  ];
  if (tabs.length === 0 && !customTextarea) return null;
  return (
    <section aria-label={text.description}>
      {tabs.length > 0 ? <Tabs label={text.description} tabs={tabs} /> : null}
      {customTextarea ? (
        <figure className={styles.quote}>
          <blockquote>{customTextarea}</blockquote>
          <figcaption className="small muted">{text.mechanic}</figcaption>
        </figure>
      ) : null}
    </section>
  );
}

const measuresShown = (product: Product, { variation }: Purchase): Measures =>
  (variation && product.variationMeasures[variation.id]) ?? product;

/** Its figures. Weight and size are those of the chosen pack. */
export function Specifications({ product, purchase }: DetailsProps) {
  const text = useText(PRODUCT);
  const language = useLanguage();
  const { showSKU } = useStoreSettings();
  const { weight, dimensions } = measuresShown(product, purchase);
  const kilograms = weight && `${formatDecimal(weight, language)} kg`;
  const size = dimensions && `${dimensions.map((side) => formatDecimal(side, language)).join(' × ')} cm`;
  const rows = [
    ...product.specifications,
    [text.weight, kilograms],
    [text.dimensions, size],
    [text.sku, showSKU ? purchase.sku : null],
  ] as const;
  if (rows.every(([, value]) => !value)) return null;
  return (
    <div>
      <h2 className="h3">{text.specifications}</h2>
      <table className={styles.specifications}>
        <tbody>
          {rows.map(([name, value]) =>
            value ? (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <UnbrokenName name={value} />
                </td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </div>
  );
}
