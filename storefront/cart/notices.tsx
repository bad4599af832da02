import { type Ref, useCallback, useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { useLanguage } from '../i18n/bilingual.ts';
import { refusalText } from '../i18n/messages/refusals.ts';
import { CODES } from '../i18n/messages/totals.ts';
import type { CartNotice } from '../model/cart.ts';
import { Note } from '../ui/note.tsx';
import type { ToastTone } from '../ui/toast.tsx';

export interface Notice {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

const MAX_NOTICES = 3;

/** The newest last; the oldest gives way. The same words again replace the earlier ones. */
export const withNotice = (notices: readonly Notice[], notice: Notice): readonly Notice[] =>
  [...notices.filter(({ text }) => text !== notice.text), notice].slice(-MAX_NOTICES);

export const withoutNotice = (notices: readonly Notice[], id: number): readonly Notice[] =>
  notices.filter((notice) => notice.id !== id);

export interface NoticeText {
  readonly tone: 'info' | 'bad';
  readonly text: string;
}

/** What left the cart by itself, and why. What made room for a coupon that stands alone is told in one sentence. */
export function noticeTexts(notices: readonly CartNotice[], language: Language): readonly NoticeText[] {
  const gone = notices.filter((notice) => aloneIn(notice) === null);
  const alone = new Set(notices.map(aloneIn).filter((code) => code !== null));
  return [
    ...gone.map((notice) => ({ tone: 'bad' as const, text: goneText(notice, language) })),
    ...[...alone].map((code) => ({ tone: 'info' as const, text: aloneText(code, notices, language) })),
  ];
}

/** The coupon that it made room for. */
const aloneIn = ({ coupon, reason: { code, facts } }: CartNotice): string | null =>
  coupon !== null && code === 'COUPON_STANDS_ALONE' ? (facts.coupon ?? null) : null;

function aloneText(code: string, notices: readonly CartNotice[], language: Language): string {
  const others = notices.filter((notice) => aloneIn(notice) === code).map(({ coupon }) => coupon ?? '');
  return CODES[language].standsAlone(
    code.toUpperCase(),
    others.map((other) => other.toUpperCase()),
  );
}

function goneText({ coupon, reason }: CartNotice, language: Language): string {
  const why = refusalText(reason, language);
  return coupon === null ? why : `${CODES[language].dropped(coupon.toUpperCase())} ${why}`;
}

const VISIBLE_MS = 5000;

/** What the shopper is told in passing. Errors stay until they are dismissed. */
export function useNotices() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const dismiss = useCallback((id: number) => setNotices((shown) => withoutNotice(shown, id)), []);
  const tell = useCallback(
    (notice: Omit<Notice, 'id'>) => {
      const id = performance.now();
      setNotices((shown) => withNotice(shown, { ...notice, id }));
      if (notice.tone !== 'bad') setTimeout(() => dismiss(id), VISIBLE_MS);
    },
    [dismiss],
  );
  return { notices, tell, dismiss };
}

interface NoticesNoteProps {
  readonly notices: readonly CartNotice[] | null;
  readonly className?: string | undefined;
  /** Of the first note. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** What left the cart by itself, on a page that shows the cart. */
export function NoticesNote({ notices, className, ref }: NoticesNoteProps) {
  const texts = noticeTexts(notices ?? [], useLanguage());
  const notes = (['bad', 'info'] as const)
    .map((tone) => ({ tone, words: texts.filter((one) => one.tone === tone).map(({ text }) => text) }))
    .filter(({ words }) => words.length > 0);
  return notes.map(({ tone, words }, index) => (
    <Note key={tone} {...(ref && index === 0 && { ref })} tone={tone} className={className}>
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Note>
  ));
}
