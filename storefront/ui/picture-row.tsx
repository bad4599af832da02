import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';
import styles from './picture-row.module.css';

interface PictureRowProps extends Pick<LinkProps, 'href' | 'leadsTo'> {
  readonly picture: Pick<ComponentProps<'img'>, 'src' | 'srcSet'> | null;
  readonly title: ReactNode;
  /** Below the title: a price. */
  readonly children?: ReactNode;
}

/** One row that leads to a thing as a whole. Its title says what the picture shows. */
export const PictureRow = ({ picture, title, children, ...link }: PictureRowProps) => (
  <Link {...link} className={styles.row}>
    {picture ? <img {...picture} sizes="4rem" width={64} height={64} alt="" loading="lazy" /> : null}
    <span>
      <b>{title}</b>
      {children}
    </span>
    <Icon name="arrow-right" size={22} />
  </Link>
);
