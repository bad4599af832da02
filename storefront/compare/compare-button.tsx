import type { SyntheticEvent } from 'react';
import { CARD_FORM } from '#contract/inputs/card-button.ts';
import { PATHS } from '#contract/paths.ts';
import { blocksCookies } from '../cart/blocked-cookies.tsx';
import { useNotify } from '../cart/cart-controller.ts';
import { useText } from '../i18n/bilingual.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { COMPARE } from '../i18n/messages/compare.ts';
import { COMPARED } from '../model/product/compare.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './compare-button.module.css';
import { useCompared } from './use-compared.ts';

interface CompareIconButtonProps {
  readonly product: { readonly slug: string; readonly name: string };
  readonly className?: string | undefined;
}

function useCompareButton(slug: string) {
  const text = useText(COMPARE);
  const notify = useNotify();
  const { slugs, isFull, toggle } = useCompared();
  const isChosen = slugs.includes(slug);
  const press = (event: SyntheticEvent) => {
    // Nothing would be remembered. The comparison itself opens, whose address names its products.
    if (blocksCookies()) return;
    event.preventDefault();
    if (isFull && !isChosen) notify?.({ tone: 'info', text: text.isFull });
    else toggle(slug);
  };
  const look = {
    type: 'submit',
    'aria-pressed': isChosen,
    className: classNames(styles.button, isChosen && styles.isOn),
  } as const;
  return { text, action: useLocalPath()(PATHS.compare), press, look };
}

/** On a card: chooses a product to compare. Without script it leads to the comparison of this product. */
export function CompareIconButton({ product: { slug, name }, className }: CompareIconButtonProps) {
  const { text, action, press, look } = useCompareButton(slug);
  return (
    <IconButton
      {...look}
      form={CARD_FORM}
      formAction={action}
      formMethod="get"
      name={COMPARED}
      value={slug}
      onClick={press}
      className={classNames(look.className, className)}
      variant="bare"
      icon="scale"
      iconSize={20}
      label={text.compare(name)}
    />
  );
}

/** The same with words, on the page of the product. */
export function CompareButton({ slug }: { readonly slug: string }) {
  const { text, action, press, look } = useCompareButton(slug);
  return (
    <form action={action} onSubmit={press}>
      <input type="hidden" name={COMPARED} value={slug} />
      <Button {...look} variant="text">
        <Icon name="scale" size={20} /> {text.compareHere}
      </Button>
    </form>
  );
}
