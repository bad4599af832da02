import { useText } from '../../i18n/bilingual.ts';
import { PRODUCT } from '../../i18n/messages/product.ts';
import type { Purchase } from '../../model/choice.ts';
import type { Product } from '../../model/product.ts';
import { Prose } from '../../ui/clean-html.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import styles from './details.module.css';

interface DetailsProps {
  readonly product: Product;
  readonly purchase: Purchase;
}

/** What it is, how it is used, and its figures. */
export function Details({ product, purchase }: DetailsProps) {
  const text = useText(PRODUCT);
  const { description, extraDescription, customTextarea } = product;
  const tabs: readonly Tab[] = [
    { id: 'description', label: text.description, content: <Prose className={styles.text}>{description}</Prose> },
    ...(extraDescription
      ? [{ id: 'use', label: text.howToUse, content: <Prose className={styles.text}>{extraDescription}</Prose> }]
      : []),
  ];
  return (
    <section className={styles.details} aria-label={text.description}>
      <div>
        <Tabs label={text.description} tabs={tabs} />
        {customTextarea ? (
          <figure className={styles.quote}>
            <blockquote>{customTextarea}</blockquote>
            <figcaption className="small muted">{text.mechanic}</figcaption>
          </figure>
        ) : null}
      </div>
      <Specifications product={product} purchase={purchase} />
    </section>
  );
}

function Specifications({ product, purchase }: DetailsProps) {
  const text = useText(PRODUCT);
  const { specifications, weight, dimensions } = product;
  const size = dimensions && `${dimensions.length} × ${dimensions.width} × ${dimensions.height} cm`;
  const rows = [...specifications, [text.weight, weight], [text.dimensions, size], [text.sku, purchase.sku]] as const;
  return (
    <div>
      <h2 className="h3">{text.specifications}</h2>
      <table className={styles.specifications}>
        <tbody>
          {rows.map(([name, value]) =>
            value ? (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </div>
  );
}
