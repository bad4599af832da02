import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatDate } from '../../i18n/format.ts';
import { PRODUCT, ratingText } from '../../i18n/messages/product.ts';
import { type Product, type Review, starCounts } from '../../model/product.ts';
import { Badge } from '../../ui/badge.tsx';
import { CleanHtml } from '../../ui/clean-html.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { Stars } from '../../ui/stars.tsx';
import styles from './reviews.module.css';

export function Reviews({ product: { reviews, rating, reviewCount } }: { readonly product: Product }) {
  const text = useText(PRODUCT);
  return (
    <section className={styles.reviews} id="reviews" aria-labelledby="reviews-title">
      <SectionHeader id="reviews-title" title={text.reviewsTab(reviewCount)} />
      {reviewCount > 0 ? (
        <div className={styles.columns}>
          <Summary reviews={reviews} rating={rating} reviewCount={reviewCount} />
          <div>
            {reviews.map((review) => (
              <ReviewArticle key={review.id} review={review} />
            ))}
          </div>
        </div>
      ) : (
        <p className="muted">{text.noReviews}</p>
      )}
    </section>
  );
}

function Summary({ reviews, rating, reviewCount }: Pick<Product, 'reviews' | 'rating' | 'reviewCount'>) {
  const text = useText(PRODUCT);
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <b>{ratingText(rating)}</b>
        <div>
          <Stars rating={rating} size={18} label={text.rated(ratingText(rating))} />
          <p className="small muted">{text.averageOf(reviewCount)}</p>
        </div>
      </div>
      <ul className={styles.distribution}>
        {starCounts(reviews).map(({ stars, count }) => (
          <li key={stars}>
            <span aria-hidden="true">{stars}</span>
            <ProgressBar isThin progress={count / reviews.length} label={text.starCount(stars, count)} />
            <span aria-hidden="true">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReviewArticle({ review: { author, date, rating, html, isVerified } }: { readonly review: Review }) {
  const text = useText(PRODUCT);
  const language = useLanguage();
  return (
    <article className={styles.review}>
      <div className={styles.author}>
        <span className={styles.initial} aria-hidden="true">
          {author.trim().charAt(0).toUpperCase()}
        </span>
        <div>
          <b>{author}</b>
          <p className="muted">
            <time dateTime={date}>{formatDate(date, language)}</time>
          </p>
        </div>
      </div>
      <div className={styles.rating}>
        <Stars rating={rating} size={16} label={text.rated(String(rating))} />
        {isVerified ? (
          <Badge tone="ok">
            <Icon name="circle-check" size={16} /> {text.verified}
          </Badge>
        ) : null}
      </div>
      <CleanHtml>{html}</CleanHtml>
    </article>
  );
}
