import { useSearchParams } from 'react-router';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { useDate } from '../../i18n/dates.ts';
import { PRODUCT, ratingText } from '../../i18n/messages/product.ts';
import { REVIEWS } from '../../i18n/messages/reviews.ts';
import type { Product } from '../../model/product/product.ts';
import {
  REVIEW_SORTS,
  type Review,
  type ReviewAnswer,
  type ReviewQuery,
  type ReviewsView,
  withReviewQuery,
} from '../../model/product/reviews.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CleanHtml } from '../../ui/clean-html.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { Stars } from '../../ui/stars.tsx';
import { ReviewForm } from './review-form.tsx';
import styles from './reviews.module.css';

const REVIEWS_ID = 'reviews';

interface ReviewsProps {
  readonly product: Product;
  readonly reviews: ReviewsView;
}

/** What buyers say, and the form to say it too. Filter, order and length stand in the address: every control is a link. */
export function Reviews({ product, reviews }: ReviewsProps) {
  const text = useText(REVIEWS);
  return (
    <section className={styles.reviews} id={REVIEWS_ID} aria-labelledby="reviews-title">
      <SectionHeader id="reviews-title" title={text.title(product.reviewCount)} />
      <div className={styles.columns}>
        {reviews.total > 0 ? (
          <div className="laidOutLater">
            <Summary product={product} reviews={reviews} />
            <SortLinks query={reviews.query} />
            <ReviewList reviews={reviews} />
          </div>
        ) : (
          <EmptyState title={text.emptyTitle}>{text.emptyLead}</EmptyState>
        )}
        <section
          className={classNames('screenOnly', styles.write)}
          id="write-review"
          aria-labelledby="write-review-title"
        >
          <h3 id="write-review-title">{text.write}</h3>
          <ReviewForm product={product} />
        </section>
      </div>
    </section>
  );
}

/** The address of the page with some other reviews, and with what is chosen of the product. */
function useReviewsPath(): (query: ReviewQuery, place?: string) => string {
  const [parameters] = useSearchParams();
  return (query, place = REVIEWS_ID) => `?${withReviewQuery(parameters, query)}#${place}`;
}

function Summary({ product: { rating, reviewCount }, reviews: { query, counts, total } }: ReviewsProps) {
  const text = useText(REVIEWS);
  const product = useText(PRODUCT);
  const language = useLanguage();
  const pathTo = useReviewsPath();
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <b>{ratingText(rating, language)}</b>
        <div>
          <Stars rating={rating} size={18} label={product.rated(ratingText(rating, language))} />
          <p className="small muted">{text.averageOf(reviewCount)}</p>
        </div>
      </div>
      <ul className={styles.distribution} aria-label={text.filterByStars}>
        {counts.map(({ stars, count }) => (
          <li key={stars}>
            <Link
              href={pathTo({ ...query, rating: query.rating === stars ? null : stars, page: 1 })}
              leadsTo="view"
              rel="nofollow"
              aria-current={query.rating === stars ? 'true' : undefined}
            >
              <span className="visuallyHidden">{text.starCount(stars, count)}</span>
              <span aria-hidden="true">{stars}</span>
              <span aria-hidden="true">
                <ProgressBar isThin progress={count / total} label={text.starCount(stars, count)} />
              </span>
              <span aria-hidden="true">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SortLinks({ query }: { readonly query: ReviewQuery }) {
  const text = useText(REVIEWS);
  const pathTo = useReviewsPath();
  return (
    <nav className={classNames('screenOnly', styles.sorts)} aria-label={text.sortBy}>
      {REVIEW_SORTS.map((sort) => (
        <Link
          key={sort}
          className={chipClass({ isOn: sort === query.sort })}
          href={pathTo({ ...query, sort, page: 1 })}
          leadsTo="view"
          rel="nofollow"
          aria-current={sort === query.sort ? 'true' : undefined}
        >
          {text.sorts[sort]}
        </Link>
      ))}
    </nav>
  );
}

const reviewId = (id: number) => `review-${id}`;

function ReviewList({ reviews: { query, shown, matching } }: Pick<ReviewsProps, 'reviews'>) {
  const text = useText(REVIEWS);
  const pathTo = useReviewsPath();
  const last = shown.at(-1);
  const count = matching === 0 ? text.noneWithStars : text.shown(shown.length, matching);
  return (
    <>
      <div className={styles.chosen}>
        <p className="small muted tabular" role="status">
          {query.rating === null ? count : `${text.onlyStars(query.rating)} · ${count}`}
        </p>
        {query.rating === null ? null : (
          <Link className="link small" href={pathTo({ ...query, rating: null, page: 1 })} leadsTo="view" rel="nofollow">
            {text.allStars}
          </Link>
        )}
      </div>
      {shown.map((review) => (
        <ReviewArticle key={review.id} review={review} />
      ))}
      {last && shown.length < matching ? (
        <LinkButton
          variant="line"
          href={pathTo({ ...query, page: query.page + 1 }, reviewId(last.id))}
          leadsTo="view"
          rel="nofollow"
        >
          {text.more}
        </LinkButton>
      ) : null}
    </>
  );
}

function ReviewArticle({ review }: { readonly review: Review }) {
  const { id, author, date, rating, html, language, isVerified, answers } = review;
  const text = useText(REVIEWS);
  const product = useText(PRODUCT);
  const dateOf = useDate();
  return (
    <article className={styles.review} id={reviewId(id)}>
      <div className={styles.author}>
        <span className={styles.initial} aria-hidden="true">
          {author.trim().charAt(0).toUpperCase()}
        </span>
        <div>
          <b>{author}</b>
          <p className="muted">
            <time dateTime={date}>{dateOf(date)}</time>
          </p>
        </div>
      </div>
      <div className={styles.rating}>
        {rating > 0 ? <Stars rating={rating} size={16} label={product.rated(String(rating))} /> : null}
        {isVerified ? (
          <Badge tone="ok">
            <Icon name="circle-check" size={16} /> {text.verified}
          </Badge>
        ) : null}
      </div>
      <div lang={language ?? undefined}>
        <CleanHtml>{html}</CleanHtml>
      </div>
      {answers.map((answer) => (
        <Answer key={answer.id} answer={answer} language={language} />
      ))}
    </article>
  );
}

interface AnswerProps extends Pick<Review, 'language'> {
  readonly answer: ReviewAnswer;
}

function Answer({ answer: { author, date, html }, language }: AnswerProps) {
  const text = useText(REVIEWS);
  const dateOf = useDate();
  return (
    <div className={styles.answer}>
      <p>
        <b>{text.answerOf(author)}</b>{' '}
        <time className="small muted" dateTime={date}>
          {dateOf(date)}
        </time>
      </p>
      <div lang={language ?? undefined}>
        <CleanHtml>{html}</CleanHtml>
      </div>
    </div>
  );
}
