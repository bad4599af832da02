import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useText } from '../../../i18n/bilingual.ts';
import { VIEWER } from '../../../i18n/messages/viewer.ts';
import { type Picture, pictureSet } from '../../../model/picture.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useGestures } from './use-gestures.ts';
import styles from './viewer.module.css';

interface ViewerProps {
  /** Of the product. */
  readonly name: string;
  readonly pictures: readonly Picture[];
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

const STEP = 1.5;
const PAN_PIXELS = 60;

type Gestures = ReturnType<typeof useGestures>;

/** Pictures over the whole screen, to be enlarged. The browser's own dialog keeps the focus inside and gives it back. */
export function Viewer({ name, pictures, index, onShow, onClose }: ViewerProps) {
  const text = useText(VIEWER);
  const stage = useRef<HTMLButtonElement>(null);
  const stepBy = (step: number) => showAt((index + step + pictures.length) % pictures.length);
  const gestures = useGestures(stage, stepBy);
  const dialog = useModal();
  const showAt = (next: number) => {
    gestures.reset();
    onShow(next);
  };
  const picture = pictures[index];
  if (!picture) return null;
  const { zoom, drag, handlers } = gestures;
  const left = zoom.x + (zoom.scale === 1 ? drag : 0);
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={text.label(name)}
      onKeyDown={(event) => handleKey(event, gestures, stepBy)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.header}>
        <p>
          <span aria-hidden="true">
            {index + 1} / {pictures.length}
          </span>
          <span className="visuallyHidden" role="status">
            {text.counter(index + 1, pictures.length)}
          </span>{' '}
          · {name}
        </p>
        <IconButton type="button" variant="bare" icon="x" label={text.close} onClick={onClose} />
      </header>
      <button ref={stage} type="button" className={styles.stage} aria-label={text.stage} {...handlers}>
        <img
          src={picture.src}
          alt={picture.alt}
          draggable={false}
          style={{ transform: `translate(${left}px, ${zoom.y}px) scale(${zoom.scale})` }}
        />
      </button>
      <div className={styles.controls}>
        <Tools gestures={gestures} stepBy={pictures.length > 1 ? stepBy : null} />
        {pictures.length > 1 ? <Thumbnails pictures={pictures} index={index} onShow={showAt} /> : null}
      </div>
    </dialog>
  );
}

/** Opens the dialog with the component; closing it before it goes gives the focus back. */
function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}

/** Arrows turn the pages of a whole picture, and move one that is enlarged. */
function handleKey(event: KeyboardEvent, { zoom, move, enlarge, reset }: Gestures, stepBy: (step: number) => void) {
  const isWhole = zoom.scale === 1;
  const act = {
    ArrowLeft: () => (isWhole ? stepBy(-1) : move({ x: PAN_PIXELS, y: 0 })),
    ArrowRight: () => (isWhole ? stepBy(1) : move({ x: -PAN_PIXELS, y: 0 })),
    ArrowUp: () => move({ x: 0, y: PAN_PIXELS }),
    ArrowDown: () => move({ x: 0, y: -PAN_PIXELS }),
    '+': () => enlarge(STEP),
    '=': () => enlarge(STEP),
    '-': () => enlarge(1 / STEP),
    '0': reset,
  }[event.key];
  if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
}

interface ToolsProps {
  readonly gestures: Gestures;
  /** Null where there is one picture only. */
  readonly stepBy: ((step: number) => void) | null;
}

function Tools({ gestures: { zoom, enlarge }, stepBy }: ToolsProps) {
  const text = useText(VIEWER);
  const tool = { type: 'button', variant: 'line' } as const;
  return (
    <div className={styles.tools}>
      {stepBy ? <IconButton {...tool} icon="arrow-left" label={text.previous} onClick={() => stepBy(-1)} /> : null}
      <IconButton {...tool} icon="zoom-out" label={text.smaller} onClick={() => enlarge(1 / STEP)} />
      <output className={styles.percent} aria-live="polite">
        {Math.round(zoom.scale * 100)}%
      </output>
      <IconButton {...tool} icon="zoom-in" label={text.larger} onClick={() => enlarge(STEP)} />
      {stepBy ? <IconButton {...tool} icon="arrow-right" label={text.next} onClick={() => stepBy(1)} /> : null}
    </div>
  );
}

function Thumbnails({ pictures, index, onShow }: Pick<ViewerProps, 'pictures' | 'index' | 'onShow'>) {
  const text = useText(VIEWER);
  return (
    <ul className={styles.thumbnails}>
      {pictures.map((picture, at) => (
        <li key={picture.src}>
          <button
            type="button"
            aria-label={text.counter(at + 1, pictures.length)}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onShow(at)}
          >
            <img {...pictureSet(picture)} sizes="3.5rem" width={56} height={56} alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}
