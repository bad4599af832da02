import { Prose } from '../ui/clean-html.tsx';
import { useLocalPath } from './local-link.tsx';

interface LocalProseProps {
  /** Sanitised HTML. */
  readonly html: string;
  readonly className?: string | undefined;
}

/** Running text whose links within the shop keep the visitor's language and need no full page load. */
export function LocalProse({ html, className }: LocalProseProps) {
  return <Prose className={className}>{withLocalLinks(html, useLocalPath())}</Prose>;
}

/** Paths of this shop begin with one slash; other addresses stay as they are. */
export const withLocalLinks = (html: string, localize: (path: string) => string): string =>
  html.replaceAll(
    /<a href="(\/(?!\/)[^"]*)"/g,
    (_whole, path: string) => `<a data-leads-to="page" href="${localize(path)}"`,
  );
