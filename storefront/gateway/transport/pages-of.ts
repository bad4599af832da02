interface Page {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

export const isLastPage = ({ pageInfo }: Page): boolean => !pageInfo.hasNextPage || !pageInfo.endCursor;

/** The pages of a list, `most` at the most. Each is loaded behind the cursor of the one before; null ends the list. */
export async function* pagesOf<Loaded extends Page>(
  load: (after: string | null) => Promise<Loaded | null>,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Loaded> {
  let after: string | null = null;
  for (let count = 0; count < most; count += 1) {
    const page: Loaded | null = await load(after);
    if (page === null) return;
    yield page;
    if (isLastPage(page)) return;
    after = page.pageInfo.endCursor ?? null;
  }
}
