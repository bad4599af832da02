import type { ReactNode } from 'react';
import { MAIN_ID } from './skip-link.tsx';

/** The page itself, where the focus goes when it is shown. */
export function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  );
}
