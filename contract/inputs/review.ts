import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { emailField } from './email-field.ts';
import { formReader } from './read-form.ts';

const stars = z
  .string()
  .regex(/^[1-5]$/, 'required')
  .transform(Number);

const text = z
  .string()
  .transform((typed) => typed.replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().min(1, 'required').min(LIMITS.reviewText.min, 'tooShort').max(LIMITS.reviewText.max, 'tooLong'));

/** What a customer writes where the name comes from the account, as the email address always does. */
const CustomerReviewInput = z.object({ rating: stars, text });

const SignedReviewInput = CustomerReviewInput.extend({
  author: z.string().trim().min(1, 'required').max(LIMITS.reviewName, 'tooLong'),
});

const GuestReviewInput = SignedReviewInput.extend({
  email: emailField,
});

/** `contact`: a name with a link, an email address or a phone number, which the engine finds. */
export type ReviewProblem = 'required' | 'tooShort' | 'tooLong' | 'email' | 'contact';

const read = formReader<ReviewProblem>();

export const readCustomerReview = (form: FormData) => read(CustomerReviewInput, form);
/** Of a customer, with the name that everyone reads. */
export const readSignedReview = (form: FormData) => read(SignedReviewInput, form);
export const readGuestReview = (form: FormData) => read(GuestReviewInput, form);
