interface CleanHtmlProps {
  readonly className?: string;
  /** Already cleaned where it came in: this puts it into the page as it is. */
  readonly children: string;
}

export function CleanHtml({ className, children }: CleanHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway cleans every HTML text it hands out
  return <div className={className} dangerouslySetInnerHTML={{ __html: children }} />;
}
