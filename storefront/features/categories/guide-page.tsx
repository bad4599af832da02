import type { ReactNode } from 'react';
import { categoryPath } from '#contract/paths.ts';
import { CATEGORY_TILES } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { LocalProse } from '../../i18n/local-prose.tsx';
import { CATEGORIES } from '../../i18n/messages/categories.ts';
import type { CategoryGuide } from '../../model/content/content.ts';
import { type Picture, pictureSet } from '../../model/picture.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './guide-page.module.css';

interface GuidePageProps {
  readonly guide: CategoryGuide;
  /** How many products the category has. */
  readonly count: number;
  /** Of products, at most four. */
  readonly packs: readonly Picture[];
  readonly crumbs: ReactNode;
  readonly questions: ReactNode;
  readonly products: ReactNode;
}

/** What a category is for, how to choose in it, and its products. */
export function GuidePage({ guide, count, packs, crumbs, questions, products }: GuidePageProps) {
  const text = useText(CATEGORIES);
  return (
    <>
      <Top guide={guide} count={count} packs={packs} crumbs={crumbs} />
      <div className="container">
        <dl className={styles.facts}>
          {guide.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.columns}>
          <LocalProse html={guide.text.html} />
          <section aria-labelledby="questions">
            <h2 id="questions">{text.questions}</h2>
            {questions}
          </section>
        </div>
        {products}
      </div>
    </>
  );
}

/** The packs are square pictures, of which only the middle third is not empty. */
const PACK_WIDTH = '(width >= 64rem) 24rem, 16rem';

function Top({ guide, count, packs, crumbs }: Pick<GuidePageProps, 'guide' | 'count' | 'packs' | 'crumbs'>) {
  const text = useText(CATEGORIES);
  const localize = useLocalPath();
  const colour = CATEGORY_TILES.find(({ slug }) => slug === guide.slug)?.colour;
  return (
    <section className={styles.top} data-colour={colour}>
      <div className={classNames('container', styles.topInner)}>
        <div className={styles.crumbs}>{crumbs}</div>
        <div className={styles.heading}>
          <h1>{guide.title}</h1>
          <p>{guide.lead}</p>
          {count > 0 ? (
            <LinkButton href={localize(categoryPath(guide.slug))} variant="solid">
              {text.seeProducts(count)}
            </LinkButton>
          ) : null}
        </div>
        <div className={styles.packs} aria-hidden="true">
          {packs.map((picture) => (
            <img key={picture.src} {...pictureSet(picture)} sizes={PACK_WIDTH} alt="" />
          ))}
        </div>
      </div>
    </section>
  );
}
