import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { formReader } from './read-form.ts';

const stars = z
  .string()
  .regex(/^[1-5]$/, 'required')
  .transform(Number);

const text = z
  .string()
  .transform((typed) => typed.replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().min(1, 'required').min(LIMITS.reviewText.min, 'tooShort').max(LIMITS.reviewText.max, 'tooLong'));

/** What a customer writes; name and email address come from the account. */
const CustomerReviewInput = z.object({ rating: stars, text });

const GuestReviewInput = CustomerReviewInput.extend({
  author: z.string().trim().min(1, 'required').max(LIMITS.reviewName, 'tooLong'),
  email: z.string().trim().min(1, 'required').max(254, 'email').pipe(z.email('email')),
});

export type ReviewProblem = 'required' | 'tooShort' | 'tooLong' | 'email';

const read = formReader<ReviewProblem>();

export const readCustomerReview = (form: FormData) => read(CustomerReviewInput, form);
export const readGuestReview = (form: FormData) => read(GuestReviewInput, form);
