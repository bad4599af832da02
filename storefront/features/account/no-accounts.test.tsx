import { expect, test } from 'vitest';
import { FOOTER } from '../../i18n/messages/navigation.ts';
import { WISHLIST } from '../../i18n/messages/wishlist.ts';
import { renderHtml } from '../../testing/render.tsx';
import { Footer } from '../footer/footer.tsx';
import { WishlistContent } from '../wishlist/wishlist-content.tsx';

const NOTHING_DONE = { removed: null, addedCount: null, left: [] };

test.each([
  ['with accounts', true],
  ['without accounts', false],
])('over a backend %s the wishlist is found, and accounts are spoken of where there are any', (_case, takesLogins) => {
  const html = renderHtml(
    <>
      <WishlistContent count={0} goneCount={0} done={NOTHING_DONE} failure={null} isKeptHere>
        {null}
      </WishlistContent>
      <Footer year={2026} />
    </>,
    { takesLogins },
  );
  expect(html).toContain(WISHLIST.en.keptHere);
  expect(html).toContain(`>${FOOTER.en.wishlist}</a>`);
  expect(html.includes(WISHLIST.en.joinsAccount)).toBe(takesLogins);
  expect(html.includes(`>${FOOTER.en.account}</h2>`)).toBe(takesLogins);
});
