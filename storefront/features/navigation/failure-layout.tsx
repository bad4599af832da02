import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './failure-layout.module.css';

/** A page that says in large letters why there is no other. */
export const FailureLayout = ({ children }: { readonly children: ReactNode }) => (
  <div className={classNames('container', styles.page)}>{children}</div>
);
