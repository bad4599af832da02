import { type MouseEvent, type UIEvent, useRef, useState } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { PRODUCT, saleBadgeText } from '../../i18n/messages/product.ts';
import type { Price } from '../../model/money.ts';
import { type Picture, PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import { SaleTag } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly pictures: readonly Picture[];
  readonly price: Price | null;
}

const photoId = (index: number) => `photo-${index + 1}`;

/** A strip that is swiped and snaps, and small pictures that lead to the large ones; both work without script. */
export function Gallery({ pictures, price }: GalleryProps) {
  const text = useText(PRODUCT);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const shown = pictures.length > 0 ? pictures : [PLACEHOLDER];
  const showAt = (event: UIEvent<HTMLUListElement>) => {
    const { scrollLeft, clientWidth } = event.currentTarget;
    setCurrent(Math.round(scrollLeft / clientWidth));
  };
  const goTo = (event: MouseEvent, index: number) => {
    event.preventDefault();
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'smooth' });
  };
  return (
    <section className={styles.gallery} aria-label={text.photos}>
      <div className={styles.main}>
        {price && price.percentOff > 0 ? (
          <SaleTag className={styles.saleTag}>{saleBadgeText(price.percentOff)}</SaleTag>
        ) : null}
        <ul className={styles.strip} ref={strip} onScroll={showAt} tabIndex={shown.length > 1 ? 0 : undefined}>
          {shown.map((picture, index) => (
            <li key={picture.src} id={photoId(index)}>
              <Photo picture={picture} isFirst={index === 0} />
            </li>
          ))}
        </ul>
        {shown.length > 1 ? (
          <span className={classNames('narrowOnly', styles.count)} aria-hidden="true">
            {text.photoCount(current + 1, shown.length)}
          </span>
        ) : null}
      </div>
      {shown.length > 1 ? (
        <ul className={styles.thumbnails}>
          {shown.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={`#${photoId(index)}`}
                aria-label={text.photo(index + 1)}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => goTo(event, index)}
              >
                <img {...pictureSet(picture)} sizes="5rem" width={80} height={80} alt="" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Photo({ picture, isFirst }: { readonly picture: Picture; readonly isFirst: boolean }) {
  return (
    <img
      {...pictureSet(picture, 'gallery')}
      sizes="(width >= 80rem) 38rem, (width >= 64rem) 45vw, 100vw"
      width={640}
      height={640}
      alt={picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
