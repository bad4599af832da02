import { classNames } from './class-names.ts';
import styles from './clean-html.module.css';

interface CleanHtmlProps {
  readonly className?: string | undefined;
  /** Already cleaned where it came in: this puts it into the page as it is. */
  readonly children: string;
}

/** A dash before a digit, outside tags: "10–15". */
const RANGE = /–(?=\d[^>]*(?:<|$))/g;

/** Ranges do not break after their dash: an invisible character joins them. */
const withWholeRanges = (html: string): string => html.replace(RANGE, '–\u2060');

export function CleanHtml({ className, children }: CleanHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway cleans every HTML text it hands out
  return <div className={className} dangerouslySetInnerHTML={{ __html: withWholeRanges(children) }} />;
}

/** Running text: paragraphs, lists, headings and tables with room between them. */
export const Prose = ({ className, children }: CleanHtmlProps) => (
  <CleanHtml className={classNames(styles.prose, className)}>{children}</CleanHtml>
);
