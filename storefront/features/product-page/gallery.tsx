import { lazy, type RefObject, Suspense, type UIEvent, useRef, useState } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { PRODUCT, saleBadgeText } from '../../i18n/messages/product.ts';
import { VIEWER } from '../../i18n/messages/viewer.ts';
import type { Price } from '../../model/money.ts';
import { type Picture, PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import { useStoreSettings } from '../../settings/store-settings.ts';
import { SaleTag } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useRovingFocus } from '../../ui/focus/roving-focus.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './gallery.module.css';
import { useViewer } from './viewer/use-viewer.ts';

const Viewer = lazy(() => import('./viewer/viewer.tsx').then((module) => ({ default: module.Viewer })));

interface GalleryProps {
  /** Of the product. */
  readonly name: string;
  readonly pictures: readonly Picture[];
  readonly price: Price | null;
}

const photoId = (index: number) => `photo-${index + 1}`;

/**
 * A strip that is swiped and snaps, small pictures that lead along it, and the viewer for the whole screen. Without script the
 * strip can be swiped, and a picture leads to its original. The strip is one stop of the Tab key, and so are the small pictures.
 */
export function Gallery({ name, pictures, price }: GalleryProps) {
  const text = useText(PRODUCT);
  const { saleBadge } = useStoreSettings();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const shown = pictures.length > 0 ? pictures : [PLACEHOLDER];
  const viewer = useViewer(shown.length);
  const goTo = (index: number) =>
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'smooth' });
  const photos: PhotosProps = { pictures: shown, current, goTo };
  return (
    <section className={styles.gallery} aria-label={text.photos}>
      <div className={styles.main} data-stays-clear="">
        <SaleTag className={styles.saleTag}>{price && saleBadgeText(text, price, saleBadge)}</SaleTag>
        <Strip {...photos} ref={strip} onShow={setCurrent} onEnlarge={viewer.open} />
        <span className={classNames('screenOnly', styles.enlarge)} aria-hidden="true">
          <Icon name="zoom-in" />
        </span>
        {shown.length > 1 ? (
          <span className={classNames('narrowOnly screenOnly', styles.dots)} aria-hidden="true">
            {shown.map(({ src }, index) => (
              <i key={src} className={index === current ? styles.isCurrent : undefined} />
            ))}
          </span>
        ) : null}
      </div>
      {shown.length > 1 ? <Thumbnails {...photos} /> : null}
      {viewer.index === null ? null : (
        <Suspense>
          <Viewer name={name} pictures={shown} index={viewer.index} onShow={viewer.show} onClose={viewer.close} />
        </Suspense>
      )}
    </section>
  );
}

interface PhotosProps {
  readonly pictures: readonly Picture[];
  readonly current: number;
  goTo(index: number): void;
}

/** Without a scroll of its own: the strip moves smoothly. */
const focusLink = (within: HTMLElement | null, index: number) =>
  within?.querySelectorAll('a')[index]?.focus({ preventScroll: true });

interface StripProps extends PhotosProps {
  readonly ref: RefObject<HTMLUListElement | null>;
  onShow(index: number): void;
  onEnlarge(index: number): void;
}

function Strip({ pictures, current, goTo, ref, onShow, onEnlarge }: StripProps) {
  const zoom = useText(VIEWER);
  const showAt = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLUListElement>) =>
    onShow(Math.round(scrollLeft / clientWidth));
  const onMove = (index: number) => {
    goTo(index);
    focusLink(ref.current, index);
  };
  const roving = useRovingFocus({ count: pictures.length, current, onMove });
  return (
    <ul className={styles.strip} ref={ref} onScroll={showAt}>
      {pictures.map((picture, index) => (
        <li key={picture.src} id={photoId(index)}>
          <a
            {...roving(index)}
            href={picture.src}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onEnlarge(index);
            }}
          >
            <Photo picture={picture} isFirst={index === 0} />
            <span className="visuallyHidden">{zoom.enlarge}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Thumbnails({ pictures, current, goTo }: PhotosProps) {
  const text = useText(PRODUCT);
  const bar = useRef<HTMLDivElement>(null);
  const onMove = (index: number) => {
    goTo(index);
    focusLink(bar.current, index);
  };
  const roving = useRovingFocus({ count: pictures.length, current, isVertical: true, onMove });
  return (
    <div
      className={classNames('wideOnly', styles.thumbnails)}
      ref={bar}
      role="toolbar"
      aria-orientation="vertical"
      aria-label={text.choosePhoto}
    >
      {pictures.map((picture, index) => (
        <a
          {...roving(index)}
          key={picture.src}
          href={`#${photoId(index)}`}
          aria-label={text.photo(index + 1)}
          aria-current={index === current ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            goTo(index);
          }}
        >
          <Thumbnail picture={picture} />
        </a>
      ))}
    </div>
  );
}

function Photo({ picture, isFirst }: { readonly picture: Picture; readonly isFirst: boolean }) {
  return (
    <img
      {...pictureSet(picture, 'gallery')}
      sizes="(width >= 88rem) 38rem, (width >= 64rem) calc(55.5vw - 11rem), (width >= 48rem) 50vw, 100vw"
      width={640}
      height={640}
      alt={picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'auto' : 'async'}
    />
  );
}

/** On a phone none is seen, and none is loaded. */
const Thumbnail = ({ picture }: { readonly picture: Picture }) => (
  <img {...pictureSet(picture)} sizes="5rem" width={80} height={80} alt="" loading="lazy" decoding="async" />
);
