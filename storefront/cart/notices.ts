import type { ToastTone } from '../ui/toast.tsx';

/** Of these the newest notice takes the place of the one before. */
export type Topic = 'added' | 'code' | 'unsent' | 'wishlist';

export interface Notice {
  readonly id: number;
  readonly topic?: Topic;
  readonly tone: ToastTone;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export type NewNotice = Omit<Notice, 'id'>;

const MAX_NOTICES = 3;

/** What the newest notice ends: a success and an error never stand beside each other. */
const ENDED_BY = { ok: 'bad', bad: 'ok', info: null } as const satisfies Record<ToastTone, ToastTone | null>;

const isReplaced = ({ text, tone, topic }: Notice, by: Notice): boolean =>
  text === by.text || tone === ENDED_BY[by.tone] || (topic !== undefined && topic === by.topic);

/** The newest last, without the oldest beyond the limit. A repeated text or topic replaces the earlier one. */
export const withNotice = (notices: readonly Notice[], notice: Notice): readonly Notice[] =>
  [...notices.filter((earlier) => !isReplaced(earlier, notice)), notice].slice(-MAX_NOTICES);

export const withoutTopic = (notices: readonly Notice[], topic: Topic): readonly Notice[] =>
  notices.filter((notice) => notice.topic !== topic);

export const withoutNotice = (notices: readonly Notice[], id: number): readonly Notice[] =>
  notices.filter((notice) => notice.id !== id);
