import { z } from 'zod';
import { type FieldProblems, formReader } from './read-form.ts';
import { returnedLine } from './return-form.ts';
import { chosenPictures, type PicturesProblem, picturesProblem } from './return-pictures.ts';

const TEXT_LENGTH = { min: 10, max: 2000 } as const;

const REASONS = ['damaged', 'wrong-item', 'not-arrived', 'quality', 'changed-mind', 'other'] as const;

const ReturnForm = z.object({
  reason: z.enum(REASONS, 'required'),
  text: z
    .string()
    .trim()
    .refine((text) => [...text].length >= TEXT_LENGTH.min, 'short')
    .refine((text) => [...text].length <= TEXT_LENGTH.max, 'long'),
  key: z.string().max(64, 'required'),
});

export type ReturnField = 'reason' | 'text' | 'lines' | 'pictures';
/** `again`: the pictures are lost, because a browser without script does not keep them for the form that is shown again. */
export type ReturnProblem = 'required' | 'short' | 'long' | PicturesProblem | 'again';

const read = formReader<ReturnProblem>();

export interface ReturnFormValue extends z.infer<typeof ReturnForm> {
  readonly lines: readonly { readonly line: number; readonly quantity: number }[];
  readonly pictures: readonly File[];
}

type ReturnReading =
  | { readonly ok: true; readonly value: ReturnFormValue }
  | { readonly ok: false; readonly problems: FieldProblems<ReturnField, ReturnProblem> };

/** What is asked back and why. Lines without pieces are left out. */
export function readReturnForm(form: FormData): ReturnReading {
  const reading = read(ReturnForm, form);
  const lines = [...form].flatMap(([field, value]) => {
    const line = returnedLine(field);
    const quantity = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : 0;
    return line !== null && quantity > 0 ? [{ line, quantity }] : [];
  });
  const pictures = chosenPictures(form);
  const ofPictures = picturesProblem(pictures);
  const problems: FieldProblems<ReturnField, ReturnProblem> = {
    ...(reading.ok ? {} : reading.problems),
    ...(lines.length === 0 && { lines: 'required' as const }),
    ...(ofPictures && { pictures: ofPictures }),
  };
  return reading.ok && Object.keys(problems).length === 0
    ? { ok: true, value: { ...reading.value, lines, pictures } }
    : { ok: false, problems };
}
