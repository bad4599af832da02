import styles from './page-contents.module.css';

interface PageContentsProps {
  readonly label: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly className?: string | undefined;
}

/** Where each part of a long text begins. Nothing for a text of one part. */
export function PageContents({ label, headings, className }: PageContentsProps) {
  if (headings.length < 2) return null;
  return (
    <nav className={className} aria-label={label}>
      <p className="smallHeading">{label}</p>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
