import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { PATHS } from '#contract/paths.ts';
import { useCompared } from '../../compare/use-compared.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { COMPARE } from '../../i18n/messages/compare.ts';
import { COMPARED, comparePath } from '../../model/product/compare.ts';
import type { Product } from '../../model/product/product.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/field.tsx';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table.tsx';

interface ComparePageProps {
  readonly products: readonly Product[];
  /** What can be added. */
  readonly candidates: readonly { readonly slug: string; readonly name: string }[];
}

/** Products side by side; the address names them, so that it can be shared. */
export function ComparePage({ products, candidates }: ComparePageProps) {
  const text = useText(COMPARE);
  const localize = useLocalPath();
  useRemember(products.map(({ slug }) => slug).join(' '));
  return (
    <div className="container">
      <h1 className={styles.title}>{text.title}</h1>
      {products.length === 0 ? (
        <EmptyState
          title={text.emptyTitle}
          headingLevel={2}
          action={
            <LinkButton href={localize(PATHS.products)} variant="go">
              {text.browse}
            </LinkButton>
          }
        >
          {text.empty}
        </EmptyState>
      ) : (
        <CompareTable products={products} />
      )}
      {products.length === 1 ? <p className={styles.hint}>{text.addFirst}</p> : null}
      {products.length < LIMITS.comparedProducts ? <AddForm products={products} candidates={candidates} /> : null}
    </div>
  );
}

/**
 * What is compared here is what the browser remembers, so that the next product joins it. A comparison of nothing becomes that of what
 * it remembers.
 */
function useRemember(slugs: string): void {
  const { slugs: chosen, set } = useCompared();
  const navigate = useNavigate();
  const localize = useLocalPath();
  const remember = useEffectEvent(() => set(slugs.split(' ')));
  const showChosen = useEffectEvent(() => navigate(localize(comparePath(chosen)), { replace: true }));
  useEffect(() => {
    if (slugs !== '') remember();
  }, [slugs]);
  // What is remembered is known a moment after the page.
  const isChosenMissing = slugs === '' && chosen.length > 0;
  useEffect(() => {
    if (isChosenMissing) showChosen();
  }, [isChosenMissing]);
}

function AddForm({ products, candidates }: ComparePageProps) {
  const text = useText(COMPARE);
  const action = useLocalPath()(PATHS.compare);
  return (
    <form action={action} className={styles.add} aria-label={text.add}>
      {products.map(({ slug }) => (
        <input key={slug} type="hidden" name={COMPARED} value={slug} />
      ))}
      <Select name={COMPARED} aria-label={text.add} required defaultValue="" frameClassName={styles.select}>
        <option value="" disabled>
          {text.pick}
        </option>
        {candidates.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="line">
        {text.addButton}
      </Button>
    </form>
  );
}
