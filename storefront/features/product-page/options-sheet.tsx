import { useText } from '../../i18n/bilingual.ts';
import { PRODUCT, priceText, stockText } from '../../i18n/messages/product.ts';
import { stockLevel } from '../../model/stock.ts';
import { closeDrawer, Drawer, DrawerButton, DrawerClose } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { PanelBody, PanelFooter, PanelHeader } from '../../ui/panel.tsx';
import { Price } from '../../ui/price.tsx';
import { StockIndicator } from '../../ui/stock-indicator.tsx';
import { BuyButton } from './buy-button.tsx';
import { BUY_FORM, type ProductProps } from './buy-form.ts';
import { OptionsInSheet } from './options.tsx';
import styles from './options-sheet.module.css';

const SHEET = 'options-sheet';

interface OpenOptionsProps extends Pick<ProductProps, 'purchase'> {
  /** Names of the options. */
  readonly chosen: readonly string[];
}

/** Price and choice, which open the options. */
export function OpenOptions({ purchase: { price }, chosen }: OpenOptionsProps) {
  const text = useText(PRODUCT);
  return (
    <DrawerButton drawer={SHEET} className={styles.open}>
      <span className="visuallyHidden">{text.chooseOptions}: </span>
      {price ? <Price as="span" {...priceText(text, price)} /> : null}
      <span className={styles.chosen}>
        {chosen.join(', ') || text.chooseOptions} <Icon name="chevron-down" size={16} />
      </span>
    </DrawerButton>
  );
}

/** The options from below, for whoever has read on past them. */
export function OptionsSheet({ product, choice, purchase, isBusy }: ProductProps & { readonly isBusy: boolean }) {
  const text = useText(PRODUCT);
  const level = stockLevel(purchase.stock);
  return (
    <Drawer id={SHEET} side="bottom" label={text.chooseOptions} closesOn="page">
      <PanelHeader>
        <h2>{text.chooseOptions}</h2>
        <DrawerClose drawer={SHEET} className={iconButtonClass('bare')} aria-label={text.closeOptions}>
          <Icon name="x" />
        </DrawerClose>
      </PanelHeader>
      <PanelBody className={styles.body}>
        <OptionsInSheet product={product} choice={choice} />
        {purchase.state === 'choose' ? null : (
          <StockIndicator size="md" level={level.kind}>
            {stockText(text, level)}
          </StockIndicator>
        )}
      </PanelBody>
      <PanelFooter className={styles.foot}>
        {purchase.price ? <Price {...priceText(text, purchase.price)} /> : null}
        <BuyButton
          product={product}
          purchase={purchase}
          isBusy={isBusy}
          form={BUY_FORM}
          size="md"
          onPress={() => closeDrawer(SHEET)}
        />
      </PanelFooter>
    </Drawer>
  );
}
