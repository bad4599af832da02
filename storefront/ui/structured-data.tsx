/** JSON-LD for search engines. `<` is written as an escape, so that no text in it can end the script. */
export function StructuredData({ data }: { readonly data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a single "<"
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
