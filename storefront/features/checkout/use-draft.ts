import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft, type Typed } from './drafts.ts';
import type { Step } from './steps.ts';

interface Draft {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What was typed before; null where nothing was, and until the page's script has taken over. */
  readonly typed: Typed | null;
  keep(): void;
  forget(): void;
}

/** What the shopper has typed before the page's script took over is newer than what was kept. */
const typedSince = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input.inp')]
      .filter(({ value, defaultValue }) => value !== defaultValue)
      .map(({ name, value }) => [name, value]),
  );

/** The fields of the open step outlive a reload and a look at another step. `answer` is why it was sent and stays open. */
export function useDraft(step: Step, answer: unknown): Draft {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  const keep = () => {
    if (form.current) keepDraft(step, new FormData(form.current));
  };
  const restore = useEffectEvent(() => {
    const kept = readDraft(step);
    if (kept && form.current) setTyped({ ...kept, ...typedSince(form.current) });
  });
  useEffect(() => restore(), []);
  const keepAgain = useEffectEvent(keep);
  useEffect(() => {
    if (answer) keepAgain();
  }, [answer]);
  return { form, typed, keep, forget: () => forgetDraft(step) };
}
