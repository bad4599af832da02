import { useEffect, useRef } from 'react';
import { iconMarkup } from '#contract/icon-drawing.ts';
import spriteUrl from '../ui/icons.svg?url&no-inline';
import styles from './named-icon.module.css';

interface NamedIconProps {
  /** Set and name: `tabler:brand-linkedin`. */
  readonly icon: string;
  /** Pixels. */
  readonly size?: number;
}

/** Shown for an icon that cannot be had. */
const PLACEHOLDER = `<use href="${spriteUrl}#external-link"></use>`;

function markupOnServer(icon: string): string {
  const drawing = globalThis.namedIcons?.get(icon);
  return drawing ? iconMarkup(drawing) : PLACEHOLDER;
}

/** Its own file: most pages come from the server with their icons. */
async function draw(element: SVGSVGElement, icon: string): Promise<void> {
  const { loadIcon } = await import('./load-icons.ts');
  element.innerHTML = (await loadIcon(icon)) ?? PLACEHOLDER;
}

/**
 * An icon that settings name. The server writes it into the page, where it stays as it came; on a page that is opened by script the
 * browser draws it. Decorative: the words beside it say what it means.
 */
export function NamedIcon({ icon, size = 24 }: NamedIconProps) {
  const ref = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || element.hasChildNodes()) return;
    draw(element, icon).catch(() => {
      element.innerHTML = PLACEHOLDER;
    });
  }, [icon]);
  const markup = import.meta.env.SSR ? markupOnServer(icon) : '';
  return (
    <svg
      ref={ref}
      className={styles.named}
      width={size}
      height={size}
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes alone, which `isSafeDrawing` has checked
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
