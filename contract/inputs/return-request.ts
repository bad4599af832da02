import { z } from 'zod';
import { type FieldProblems, formReader } from './read-form.ts';
import { returnedLine } from './return-form.ts';

const TEXT_LENGTH = { min: 10, max: 2000 } as const;
const MAX_PICTURES = 4;
const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

const REASONS = ['damaged', 'wrong-item', 'not-arrived', 'quality', 'changed-mind', 'other'] as const;

const ReturnForm = z.object({
  reason: z.enum(REASONS, 'required'),
  text: z
    .string()
    .trim()
    .min(1, 'required')
    .refine((text) => [...text].length >= TEXT_LENGTH.min, 'short')
    .refine((text) => [...text].length <= TEXT_LENGTH.max, 'long'),
  key: z.string().max(64, 'required'),
});

export type ReturnField = 'reason' | 'text' | 'lines' | 'pictures';
export type ReturnProblem = 'required' | 'short' | 'long' | 'many' | 'large';

const read = formReader<ReturnProblem>();

export interface ReturnFormValue extends z.infer<typeof ReturnForm> {
  readonly lines: readonly { readonly line: number; readonly quantity: number }[];
  readonly pictures: readonly File[];
}

export type ReturnReading =
  | { readonly ok: true; readonly value: ReturnFormValue }
  | { readonly ok: false; readonly problems: FieldProblems<ReturnField, ReturnProblem> };

/** What is asked back and why. Lines without pieces are left out, as are pictures that were not chosen. */
export function readReturnForm(form: FormData): ReturnReading {
  const reading = read(ReturnForm, form);
  const lines = [...form].flatMap(([field, value]) => {
    const line = returnedLine(field);
    const quantity = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : 0;
    return line !== null && quantity > 0 ? [{ line, quantity }] : [];
  });
  const pictures = form.getAll('pictures').filter((file) => file instanceof File && file.size > 0) as readonly File[];
  const problems: FieldProblems<ReturnField, ReturnProblem> = {
    ...(reading.ok ? {} : reading.problems),
    ...(lines.length === 0 && { lines: 'required' as const }),
    ...picturesProblem(pictures),
  };
  return reading.ok && Object.keys(problems).length === 0
    ? { ok: true, value: { ...reading.value, lines, pictures } }
    : { ok: false, problems };
}

function picturesProblem(pictures: readonly File[]): { readonly pictures?: ReturnProblem } {
  if (pictures.length > MAX_PICTURES) return { pictures: 'many' };
  return pictures.some(({ size }) => size > MAX_PICTURE_BYTES) ? { pictures: 'large' } : {};
}
