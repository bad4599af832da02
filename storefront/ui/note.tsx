import { type ReactNode, type Ref, type RefObject, useCallback, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { TAKES_FOCUS } from './focus/takes-focus.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import styles from './note.module.css';

const ICONS = {
  ok: 'circle-check',
  warn: 'alert-circle',
  bad: 'alert-triangle',
  info: 'info-circle',
} as const satisfies Record<string, IconName>;

const TONES = { ok: styles.isOk, warn: styles.isWarn, bad: styles.isBad, info: undefined } as const;

interface NoteProps {
  /** For an address that leads to it. */
  readonly id?: string;
  readonly tone: keyof typeof ICONS;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  /** Changes of its words are not announced. */
  readonly isQuiet?: boolean;
  /** It takes the place of a form, and its focus. */
  readonly takesFocus?: boolean;
  /** For moving the focus to it: a summary of errors. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** A tinted panel with an icon and words. A bad one interrupts a screen reader, the others wait. */
export function Note({ id, tone, title, children, className, isQuiet = false, takesFocus = false, ref }: NoteProps) {
  return (
    <div
      id={id}
      ref={ref}
      tabIndex={ref || id ? -1 : undefined}
      {...(takesFocus && TAKES_FOCUS)}
      className={classNames(styles.note, TONES[tone], className)}
      role={tone === 'bad' ? 'alert' : undefined}
      aria-live={isQuiet ? 'off' : undefined}
    >
      <Icon name={ICONS[tone]} size={22} />
      <div>
        {title ? <b>{title}</b> : null}
        {children}
      </div>
    </div>
  );
}

/**
 * For a note within a form: moves the focus to the first invalid field, or to the note itself where no field is invalid. Whoever has
 * gone on typing since the form was sent is left there: the next letter belongs to that field.
 */
export function useFocusOnProblem(response: unknown): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null);
  const isTyping = useTypingSinceSent();
  useEffect(() => {
    if (!response || isTyping()) return;
    const wrong = note.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? note.current)?.focus();
  }, [response, isTyping]);
  return note;
}

/** Whether the field that has the focus was typed in since a form of the page was sent last. */
function useTypingSinceSent(): () => boolean {
  const typedIn = useRef<EventTarget>(null);
  useEffect(() => {
    const listening = new AbortController();
    const onInput = ({ target }: Event) => {
      typedIn.current = target;
    };
    const onSubmit = () => {
      typedIn.current = null;
    };
    addEventListener('input', onInput, listening);
    addEventListener('submit', onSubmit, listening);
    return () => listening.abort();
  }, []);
  return useCallback(() => typedIn.current !== null && typedIn.current === document.activeElement, []);
}
