import { productPath } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink, useLocalPath } from '../../i18n/local-link.tsx';
import { REVIEWS } from '../../i18n/messages/reviews.ts';
import { type Picture, PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import type { Product } from '../../model/product/product.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ReviewForm, type ReviewOutcome, type ReviewWriter } from './review-form.tsx';
import styles from './review-page.module.css';
import { ReviewThanks, type WrittenReview } from './review-thanks.tsx';

interface ReviewPageProps {
  readonly product: Pick<Product, 'id' | 'slug' | 'name'> & { readonly picture: Picture | null };
  readonly writer: ReviewWriter;
  /** After a form that was sent without script. */
  readonly written: WrittenReview | null;
  readonly outcome: ReviewOutcome | undefined;
}

/** The form by itself: for links in letters, and for browsers without script. */
export function ReviewPage({ product, writer, written, outcome }: ReviewPageProps) {
  const text = useText(REVIEWS);
  const localize = useLocalPath();
  const path = productPath(product.slug);
  return (
    <div className={classNames('container section', styles.page)}>
      <h1>{text.write}</h1>
      <p className={styles.product}>
        <img {...pictureSet(product.picture ?? PLACEHOLDER)} sizes="5rem" width={80} height={80} alt="" />
        <LocalLink className="link" to={path}>
          {product.name}
        </LocalLink>
      </p>
      {written ? (
        <>
          <ReviewThanks written={written} />
          <LinkButton variant="line" href={localize(path)}>
            {text.backToProduct}
          </LinkButton>
        </>
      ) : (
        <ReviewForm product={product} writer={writer} outcome={outcome} />
      )}
    </div>
  );
}
