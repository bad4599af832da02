import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatDate } from '../../i18n/format.ts';
import { PRODUCT, ratingText } from '../../i18n/messages/product.ts';
import { type Review, type ShownProduct, starCounts } from '../../model/product.ts';
import { CleanHtml } from '../../ui/clean-html.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { Stars } from '../../ui/stars.tsx';

export function Reviews({ product: { reviews, rating, reviewCount } }: { readonly product: ShownProduct }) {
  const text = useText(PRODUCT);
  return (
    <section className="pd-body" id="reviews" aria-labelledby="reviews-title">
      <SectionHeader id="reviews-title" title={text.reviewsTab(reviewCount)} />
      {reviewCount > 0 ? (
        <div className="rv-cols">
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

function Summary({ reviews, rating, reviewCount }: Pick<ShownProduct, 'reviews' | 'rating' | 'reviewCount'>) {
  const text = useText(PRODUCT);
  return (
    <div className="rv-sum">
      <div className="rv-avg">
        <b>{ratingText(rating)}</b>
        <div>
          <Stars rating={rating} size={18} label={text.rated(ratingText(rating))} />
          <p className="sm muted">{text.averageOf(reviewCount)}</p>
        </div>
      </div>
      <ul className="rv-dist">
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
    <article className="rv">
      <div className="rv-h">
        <span className="ava" aria-hidden="true">
          {author.trim().charAt(0).toUpperCase()}
        </span>
        <div>
          <b>{author}</b>
          <p className="muted">
            <time dateTime={date}>{formatDate(date, language)}</time>
          </p>
        </div>
      </div>
      <div className="rv-s">
        <Stars rating={rating} size={16} label={text.rated(String(rating))} />
        {isVerified ? (
          <span className="badge is-ok">
            <Icon name="circle-check" size={16} /> {text.verified}
          </span>
        ) : null}
      </div>
      <CleanHtml>{html}</CleanHtml>
    </article>
  );
}
