import type { ToastTone } from '../ui/toast.tsx';

export interface Notice {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

const MOST = 3;

/** The newest last; the oldest gives way. The same words again replace the earlier ones. */
export const withNotice = (notices: readonly Notice[], notice: Notice): readonly Notice[] =>
  [...notices.filter(({ text }) => text !== notice.text), notice].slice(-MOST);

export const withoutNotice = (notices: readonly Notice[], id: number): readonly Notice[] =>
  notices.filter((notice) => notice.id !== id);
