import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

/** What slides in over the page: a header, a body that scrolls, and a footer. */
export const Panel = ({ className, ...div }: ComponentProps<'div'>) => (
  <div {...div} className={classNames(styles.panel, className)} />
);

export const PanelHeader = ({ className, ...div }: ComponentProps<'div'>) => (
  <div {...div} className={classNames(styles.header, className)} />
);

export const PanelBody = ({ className, ...div }: ComponentProps<'div'>) => (
  <div {...div} className={classNames(styles.body, className)} />
);

export const PanelFooter = ({ className, ...div }: ComponentProps<'div'>) => (
  <div {...div} className={classNames(styles.footer, className)} />
);
