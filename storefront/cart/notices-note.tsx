import type { Ref } from 'react';
import { useLanguage } from '../i18n/bilingual.ts';
import type { CartNotice } from '../model/cart.ts';
import { Note } from '../ui/note.tsx';
import { noticeTexts } from './notices.ts';

interface NoticesNoteProps {
  readonly notices: readonly CartNotice[] | null;
  /** Of the first note. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** What left the cart by itself, on a page that shows the cart. */
export function NoticesNote({ notices, ref }: NoticesNoteProps) {
  const texts = noticeTexts(notices ?? [], useLanguage());
  const notes = (['bad', 'info'] as const)
    .map((tone) => ({ tone, words: texts.filter((one) => one.tone === tone).map(({ text }) => text) }))
    .filter(({ words }) => words.length > 0);
  return notes.map(({ tone, words }, index) => (
    <Note key={tone} {...(ref && index === 0 && { ref })} tone={tone}>
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Note>
  ));
}
