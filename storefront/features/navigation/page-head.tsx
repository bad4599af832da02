import { SITE } from '#contract/site.ts';

interface PageHeadProps {
  /** Without the name of the site. */
  readonly title: string;
  readonly description?: string | undefined;
  /** For pages that search engines should not list: filtered lists, a visitor's own pages. */
  readonly isUnlisted?: boolean;
}

/** What a page says about itself to browsers and search engines. Its addresses in both languages stand in the root. */
export function PageHead({ title, description, isUnlisted = false }: PageHeadProps) {
  const whole = `${title} | ${SITE.siteName}`;
  return (
    <>
      <title>{whole}</title>
      <meta property="og:title" content={whole} />
      {description ? <meta name="description" content={description} /> : null}
      {description ? <meta property="og:description" content={description} /> : null}
      {isUnlisted ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}

/** JSON-LD for search engines. `<` is written as an escape, so that no text in it can end the script. */
export function StructuredData({ data }: { readonly data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a single "<"
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
