import type { Ref } from 'react';
import { useLanguage } from '../i18n/bilingual.ts';
import type { CartNotice } from '../model/cart/cart.ts';
import { Note } from '../ui/note.tsx';
import { noticeTexts } from './notice-texts.ts';

interface NoticesNoteProps {
  readonly notices: readonly CartNotice[] | null;
  readonly className?: string | undefined;
  /** Of the first note. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** Why coupons or products left the cart, on a page that shows the cart. */
export function NoticesNote({ notices, className, ref }: NoticesNoteProps) {
  const texts = noticeTexts(notices ?? [], useLanguage());
  const notes = (['bad', 'info'] as const)
    .map((tone) => ({ tone, lines: texts.filter((one) => one.tone === tone).map(({ text }) => text) }))
    .filter(({ lines }) => lines.length > 0);
  return notes.map(({ tone, lines }, index) => (
    <Note key={tone} {...(ref && index === 0 && { ref })} tone={tone} className={className}>
      {lines.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Note>
  ));
}
