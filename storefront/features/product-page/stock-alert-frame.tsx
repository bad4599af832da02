import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './stock-alert-frame.module.css';

interface StockAlertFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A narrow page about stock alerts. */
export const StockAlertFrame = ({ title, children }: StockAlertFrameProps) => (
  <div className={classNames('container section', styles.page)}>
    <h1>{title}</h1>
    {children}
  </div>
);
