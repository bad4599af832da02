/** One step of the breadcrumbs; the page itself has no address. */
interface Step {
  readonly label: string;
  /** A path of this shop. */
  readonly href?: string;
}

/** schema.org BreadcrumbList. */
export const breadcrumbList = (steps: readonly Step[], baseUrl: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href === undefined ? undefined : baseUrl + href,
  })),
});
