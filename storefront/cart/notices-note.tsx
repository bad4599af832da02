import type { Ref } from 'react';
import { useLanguage } from '../i18n/bilingual.ts';
import { noticeText } from '../i18n/notice-text.ts';
import type { CartNotice } from '../model/cart.ts';
import { Note } from '../ui/note.tsx';

interface NoticesNoteProps {
  readonly notices: readonly CartNotice[] | null;
  readonly ref?: Ref<HTMLDivElement>;
}

/** What left the cart by itself, on a page that shows the cart. */
export function NoticesNote({ notices, ref }: NoticesNoteProps) {
  const language = useLanguage();
  if (!notices?.length) return null;
  return (
    <Note {...(ref && { ref })} tone="bad">
      {notices.map((notice) => {
        const words = noticeText(notice, language);
        return <p key={words}>{words}</p>;
      })}
    </Note>
  );
}
