import type { ToastTone } from '../ui/toast.tsx';

export interface Notice {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export type NewNotice = Omit<Notice, 'id'>;

const MAX_NOTICES = 3;

/** What the newest notice ends: a success and an error never stand beside each other. */
const ENDED_BY = { ok: 'bad', bad: 'ok', info: null } as const satisfies Record<ToastTone, ToastTone | null>;

/** The newest last, without the oldest beyond the limit. A repeated text replaces the earlier one. */
export const withNotice = (notices: readonly Notice[], notice: Notice): readonly Notice[] =>
  [...notices.filter(({ text, tone }) => text !== notice.text && tone !== ENDED_BY[notice.tone]), notice].slice(
    -MAX_NOTICES,
  );

export const withoutNotice = (notices: readonly Notice[], id: number): readonly Notice[] =>
  notices.filter((notice) => notice.id !== id);
