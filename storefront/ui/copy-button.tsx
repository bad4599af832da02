import { useState } from 'react';
import { Button } from './button.tsx';
import { useHydrated } from './hydration/use-hydrated.ts';
import { Icon } from './icon.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Said once it is copied. */
  readonly done: string;
}

/** Copies a number the shopper needs in another app. Not offered where the browser does not copy: in some apps, and without https. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const cannotCopy = useHydrated() && !('clipboard' in navigator);
  // Where it is refused, the button stays as it was.
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  if (cannotCopy) return null;
  return (
    <>
      <Button type="button" variant="line" className="screenOnly scriptOnly" onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} size={20} /> {isCopied ? done : label}
      </Button>
      <span className="visuallyHidden" role="status">
        {isCopied ? done : ''}
      </span>
    </>
  );
}
