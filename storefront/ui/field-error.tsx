import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** For inputs that are no `Field`: groups of radios, the agreement box. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className="err" id={id}>
      <Icon name="alert-circle" size={18} />
      <span>{children}</span>
    </p>
  );
}
