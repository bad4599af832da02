import type { SubmitEvent } from 'react';
import { PATHS } from '#contract/paths.ts';
import { useNotify } from '../cart/cart-controller.ts';
import { useText } from '../i18n/bilingual.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { COMPARE } from '../i18n/messages/compare.ts';
import { COMPARED } from '../model/compare.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './compare-button.module.css';
import { useCompared } from './use-compared.ts';

interface CompareButtonProps {
  readonly product: { readonly slug: string; readonly name: string };
  /** With its word instead of the icon alone. */
  readonly hasLabel?: boolean;
  readonly className?: string | undefined;
}

/** Chooses a product to compare. Without script it leads to the comparison of this product. */
export function CompareButton({ product: { slug, name }, hasLabel = false, className }: CompareButtonProps) {
  const text = useText(COMPARE);
  const action = useLocalPath()(PATHS.compare);
  const notify = useNotify();
  const { slugs, isFull, toggle } = useCompared();
  const isChosen = slugs.includes(slug);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isFull && !isChosen) notify?.({ tone: 'info', text: text.isFull });
    else toggle(slug);
  };
  const look = {
    type: 'submit',
    'aria-pressed': isChosen,
    className: classNames(styles.button, isChosen && styles.isOn),
  } as const;
  return (
    <form action={action} className={className} onSubmit={submit}>
      <input type="hidden" name={COMPARED} value={slug} />
      {hasLabel ? (
        <Button {...look} variant="text">
          <Icon name="scale" size={20} /> {text.compareHere}
        </Button>
      ) : (
        <IconButton {...look} variant="bare" icon="scale" iconSize={20} label={text.compare(name)} />
      )}
    </form>
  );
}
