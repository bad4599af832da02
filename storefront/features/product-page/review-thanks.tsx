import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { REVIEWS } from '../../i18n/messages/reviews.ts';
import { useIsOwnEngine } from '../../settings/backend.ts';
import { Note } from '../../ui/note.tsx';

/** What became of a review: it is on the page, or waits until the shop has read it. */
export type WrittenReview = 'shown' | 'waiting';

/** Takes the place of the form, and its focus. */
export function ReviewThanks({ written }: { readonly written: WrittenReview }) {
  const text = useText(REVIEWS);
  const shown = useIsOwnEngine() ? text.thanksShown : text.thanksOnPage;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Note ref={note} tone="ok" title={text.thanks}>
      <p>{written === 'shown' ? shown : text.thanksWaiting}</p>
    </Note>
  );
}
