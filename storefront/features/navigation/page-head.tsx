import { useContext } from 'react';
import { SITE } from '#contract/site.ts';
import { Alternates, BaseUrlContext, CanonicalWhole } from '../../i18n/local-link.tsx';
import type { Picture } from '../../model/picture.ts';

interface PageHeadProps {
  /** Without the name of the site. */
  readonly title: string;
  readonly description?: string | undefined;
  /** For pages that search engines should not list: filtered lists, a visitor's own pages. */
  readonly isUnlisted?: boolean;
  /** Path of the listed page that an unlisted one shows a part of. Without it that names no other address. */
  readonly partOf?: string;
  /** The part of the query that makes it a page of its own: `?page=2`. */
  readonly query?: string;
  /** What it is for those who share it. */
  readonly kind?: 'website' | 'article' | 'product';
  /** Shown where the page is shared; the shop's own picture where it has none. */
  readonly picture?: Picture | null;
}

/** What a page says about itself to browsers, search engines, and chats it is shared in. */
export function PageHead({ title, description, isUnlisted = false, partOf, query = '', ...shared }: PageHeadProps) {
  const whole = `${title} | ${SITE.siteName}`;
  return (
    <>
      <title>{whole}</title>
      <meta property="og:title" content={whole} />
      {description ? <meta name="description" content={description} /> : null}
      {description ? <meta property="og:description" content={description} /> : null}
      {isUnlisted ? (
        <>
          <meta name="robots" content="noindex" />
          {partOf ? <CanonicalWhole path={partOf} /> : null}
        </>
      ) : (
        <>
          <Alternates query={query} />
          <SharedPicture {...shared} />
        </>
      )}
    </>
  );
}

const SITE_PICTURE = { src: SITE.siteImage, width: 1200, height: 630 };

function SharedPicture({ kind = 'website', picture }: Pick<PageHeadProps, 'kind' | 'picture'>) {
  const baseUrl = useContext(BaseUrlContext);
  if (baseUrl === null) return null;
  const shown = picture ? (picture.copies.at(-1) ?? { src: picture.src }) : SITE_PICTURE;
  return (
    <>
      <meta property="og:type" content={kind} />
      <meta property="og:image" content={new URL(shown.src, `${baseUrl}/`).href} />
      {'width' in shown ? <meta property="og:image:width" content={String(shown.width)} /> : null}
      {'height' in shown ? <meta property="og:image:height" content={String(shown.height)} /> : null}
      <meta property="og:image:alt" content={picture?.alt || SITE.siteName} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** JSON-LD for search engines. `<` is written as an escape, so that no text in it can end the script. */
export function StructuredData({ data }: { readonly data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a single "<"
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
