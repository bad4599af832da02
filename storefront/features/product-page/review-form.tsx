import { useFetcher } from 'react-router';
import type { ReviewProblem } from '#contract/inputs/review.ts';
import { LIMITS } from '#contract/limits.ts';
import { reviewPath } from '#contract/paths.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, responseTo, SubmitButton } from '../../forms/posted-form.tsx';
import { useAskedOnce } from '../../forms/use-asked-once.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { FORMS } from '../../i18n/messages/forms.ts';
import { REVIEWS } from '../../i18n/messages/reviews.ts';
import type { Product } from '../../model/product/product.ts';
import { useIsOwnEngine, useTakesLogins } from '../../settings/backend.ts';
import { NAME_TYPING, TextArea, TextField } from '../../ui/field.tsx';
import { useFocusGoesOn } from '../../ui/focus/use-focus-goes-on.ts';
import styles from './review-form.module.css';
import { ReviewThanks, type WrittenReview } from './review-thanks.tsx';
import { StarRadios } from './star-radios.tsx';

const FORM = 'review';

export type ReviewField = 'rating' | 'text' | 'author' | 'email';

/** What the route of a review returns to its form. */
export type ReviewOutcome =
  | FormOutcome<FormResponse<ReviewField, ReviewProblem>>
  | { readonly response: null; readonly failure: null; readonly written: WrittenReview };

/** A customer, or a guest (null), who gives name and email address with the review. */
export type ReviewWriter = {
  /** Of the account. */
  readonly name: string;
  /** The review may carry another name. */
  readonly choosesName: boolean;
} | null;

interface ReviewFormProps {
  readonly product: Pick<Product, 'id' | 'slug' | 'name'>;
  /** Undefined on a page for everyone, which finds out when the form is first used. */
  readonly writer?: ReviewWriter;
  /** Of a form that was sent without script. */
  readonly outcome?: ReviewOutcome | undefined;
}

/** Writes a review from the page of its product or from a page of its own, with and without script. */
export function ReviewForm({ product, writer, outcome }: ReviewFormProps) {
  const text = useText(REVIEWS);
  const action = useLocalPath()(reviewPath(product.slug));
  const fetcher = useFetcher<ReviewOutcome>();
  const isOwnEngine = useIsOwnEngine();
  const asked = useAskedOnce<{ readonly writer: ReviewWriter }>(action, writer !== undefined);
  const latest = fetcher.data ?? outcome;
  if (latest && 'written' in latest) return <ReviewThanks written={latest.written} />;
  const known = writer === undefined ? asked.answer?.writer : writer;
  // Only a guest is asked for an email address: the login has ended since the page found out.
  const isGuest = responseTo(FORM, latest)?.problems.email !== undefined;
  return (
    <PostedForm
      name={FORM}
      outcome={latest}
      fetcher={fetcher}
      action={action}
      className={styles.form}
      onFocus={asked.ask}
    >
      <Fields outcome={latest} writer={isGuest ? null : known} />
      <p className="formGridWide small muted">{isOwnEngine ? text.moderation : text.mayWait}</p>
      <div className="formGridWide">
        <SubmitButton form={FORM} fetcher={fetcher} variant="solid" isFull busyLabel={text.sending}>
          {text.send}
        </SubmitButton>
      </div>
    </PostedForm>
  );
}

interface FieldsProps {
  readonly outcome: FormOutcome<FormResponse<ReviewField, ReviewProblem>> | undefined;
  readonly writer: ReviewWriter | undefined;
}

function Fields({ outcome, writer }: FieldsProps) {
  const text = useText(REVIEWS);
  const errorOf = useErrors(outcome);
  const takesLogins = useTakesLogins();
  const typed = responseTo(FORM, outcome)?.typed ?? {};
  return (
    <>
      <StarRadios
        className="formGridWide"
        legend={text.yourRating}
        name="rating"
        labels={text.stars}
        initial={typed.rating}
        error={errorOf('rating', text.yourRating)}
      />
      <TextArea
        className="formGridWide"
        label={text.text}
        hint={text.textRules(LIMITS.reviewText.min, LIMITS.reviewText.max)}
        placeholder={text.textPlaceholder}
        name="text"
        rows={5}
        required
        minLength={LIMITS.reviewText.min}
        maxLength={LIMITS.reviewText.max}
        defaultValue={typed.text}
        error={errorOf('text', text.text)}
      />
      <WriterFields outcome={outcome} writer={writer} />
      {writer === undefined && takesLogins ? (
        <noscript>
          <p className="small muted">{text.memberHint}</p>
        </noscript>
      ) : null}
    </>
  );
}

/** Whose review it is. Who that is may become known while a name is typed, which stays, as does the focus. */
function WriterFields({ outcome, writer }: FieldsProps) {
  const text = useText(REVIEWS);
  const fields = useFocusGoesOn<HTMLDivElement>(({ container }) => container.querySelector('input') ?? container);
  return (
    <div {...fields} tabIndex={-1} className="formGrid formGridWide">
      {writer && !writer.choosesName ? (
        <p className="formGridWide small">{text.writesAs(writer.name)}</p>
      ) : (
        <AuthorField outcome={outcome} writer={writer} />
      )}
      {writer ? null : <GuestEmail outcome={outcome} />}
    </div>
  );
}

/** An account's name may come from the email address, which tells more than a review should: it can be changed here. */
function AuthorField({ outcome, writer }: FieldsProps) {
  const text = useText(REVIEWS);
  const errorOf = useErrors(outcome);
  const label = writer ? text.publishedAs : text.name;
  const typing = writer ? { autoComplete: 'nickname' } : { autoComplete: 'name', ...NAME_TYPING };
  return (
    <TextField
      {...typing}
      className={writer ? 'formGridWide' : undefined}
      label={label}
      hint={writer ? text.publishedAsHint : undefined}
      name="author"
      required={Boolean(writer)}
      maxLength={LIMITS.reviewName}
      defaultValue={responseTo(FORM, outcome)?.typed.author ?? writer?.name}
      error={errorOf('author', label)}
    />
  );
}

function GuestEmail({ outcome }: Pick<FieldsProps, 'outcome'>) {
  const text = useText(REVIEWS);
  const errorOf = useErrors(outcome);
  return (
    <TextField
      label={text.email}
      hint={text.emailHint}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      defaultValue={responseTo(FORM, outcome)?.typed.email}
      error={errorOf('email', text.email)}
    />
  );
}

/** The sentence for a problem of a field; none where there is no problem. */
function useErrors(outcome: FieldsProps['outcome']) {
  const text = useText(REVIEWS);
  const forms = useText(FORMS);
  const problems = responseTo(FORM, outcome)?.problems;
  return (field: ReviewField, label: string): string | undefined => {
    const problem = problems?.[field];
    if (problem === undefined) return undefined;
    if (field === 'rating') return text.problems.rating;
    if (problem === 'contact') return text.problems.contact;
    if (problem === 'email') return text.problems.email;
    if (problem === 'tooShort') return text.problems.tooShort(LIMITS.reviewText.min);
    if (problem === 'tooLong')
      return text.problems.tooLong(field === 'text' ? LIMITS.reviewText.max : LIMITS.reviewName);
    return forms.required(label);
  };
}
