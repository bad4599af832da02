export const tagsOf = (markup: string): readonly string[] => markup.match(/<[^>]*>/g) ?? [];

const nameOf = (tag: string): string => tag.replace(/^<\/?/, '').split(/[ >]/)[0] ?? '';

/** The tags left open or closed out of turn; none in sound markup. */
export function unbalancedTags(markup: string): readonly string[] {
  const open: string[] = [];
  for (const tag of tagsOf(markup)) {
    const last = open.at(-1);
    if (tag.startsWith('</') && last !== undefined && !last.startsWith('</') && nameOf(last) === nameOf(tag))
      open.pop();
    else open.push(tag);
  }
  return open;
}
