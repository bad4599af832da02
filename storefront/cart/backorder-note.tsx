import { useText } from '../i18n/bilingual.ts';
import { backorderText, PRODUCT } from '../i18n/messages/product.ts';
import { StockIndicator } from '../ui/stock-indicator.tsx';

interface BackorderNoteProps {
  readonly quantity: number;
  /** Pieces of these that are beyond the stock. */
  readonly backordered: number;
}

/** How much of a line has yet to arrive. Nothing where all of it is in stock. */
export function BackorderNote({ quantity, backordered }: BackorderNoteProps) {
  const text = useText(PRODUCT);
  if (backordered === 0) return null;
  return (
    <p>
      <StockIndicator level="backorder">{backorderText(text, { quantity, backordered })}</StockIndicator>
    </p>
  );
}
