import { productPath } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink, useLocalPath } from '../../i18n/local-link.tsx';
import { STOCK_ALERTS } from '../../i18n/messages/stock-alerts.ts';
import type { Product } from '../../model/product/product.ts';
import { LinkButton } from '../../ui/button.tsx';
import { StockAlertDone, StockAlertForm, type StockAlertOutcome } from './stock-alert-form.tsx';
import { StockAlertFrame } from './stock-alert-frame.tsx';

interface StockAlertPageProps {
  readonly product: Pick<Product, 'slug' | 'name'>;
  readonly variationId: number | null;
  readonly email: string;
  /** After a form that was sent without script. */
  readonly isRequested: boolean;
  readonly outcome: StockAlertOutcome | undefined;
}

/** The form by itself, for browsers without script. */
export function StockAlertPage({ product, isRequested, ...form }: StockAlertPageProps) {
  const text = useText(STOCK_ALERTS);
  const path = productPath(product.slug);
  const localize = useLocalPath();
  return (
    <StockAlertFrame title={text.title}>
      <p>
        <LocalLink className="link" to={path}>
          {product.name}
        </LocalLink>
      </p>
      {isRequested ? (
        <>
          <StockAlertDone />
          <LinkButton variant="line" href={localize(path)}>
            {text.back}
          </LinkButton>
        </>
      ) : (
        <StockAlertForm slug={product.slug} {...form} />
      )}
    </StockAlertFrame>
  );
}
