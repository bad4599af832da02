import { classNames } from './class-names.ts';
import styles from './clean-html.module.css';

interface CleanHtmlProps {
  readonly className?: string | undefined;
  /** Already cleaned where it came in: this puts it into the page as it is. */
  readonly children: string;
}

export function CleanHtml({ className, children }: CleanHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway cleans every HTML text it hands out
  return <div className={className} dangerouslySetInnerHTML={{ __html: children }} />;
}

/** Running text: paragraphs, lists, headings and tables with room between them. */
export const Prose = ({ className, children }: CleanHtmlProps) => (
  <CleanHtml className={classNames(styles.prose, className)}>{children}</CleanHtml>
);
