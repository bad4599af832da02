import type { Page } from 'playwright-core';
import { articlePath, PATHS, productPath } from '#contract/paths.ts';
import { test } from '../harness/shopper.ts';

/** Of a page's pictures that are shown and say how wide they are shown: what they say, and what is true, in pixels. */
const picturesOf = (page: Page) =>
  page.evaluate(() => {
    // An element of its own each time: a change of one is animated, if only for a moment.
    const widthOf = (sizes: string): number => {
      const choices = sizes.split(/,\s*(?![^(]*\))/).map((choice) => /^(?:(\(width [^)]*\)) )?(.+)$/.exec(choice));
      const probe = document.createElement('div');
      probe.style.position = 'fixed';
      probe.style.inlineSize =
        choices.find((choice) => choice && (!choice[1] || matchMedia(choice[1]).matches))?.[2] ?? '';
      document.body.append(probe);
      const { clientWidth } = probe;
      probe.remove();
      return clientWidth;
    };
    return Array.from(document.querySelectorAll<HTMLImageElement>('main img[sizes]'))
      .filter((picture) => picture.checkVisibility())
      .map((picture) => {
        const { width, top } = picture.getBoundingClientRect();
        const { src, srcset, sizes, loading, fetchPriority } = picture;
        const widest = Math.max(...Array.from(srcset.matchAll(/ (\d+)w/g), ([, pixels]) => Number(pixels)));
        return { src, said: widthOf(sizes), width, widest, isInSight: top < innerHeight, loading, fetchPriority };
      });
  });

/** A list's cards and rails, the gallery, the packs on the home page, articles. Other pictures are small or stand in a box. */
const PAGES = [
  PATHS.home,
  PATHS.products,
  productPath('carnauba-wax'),
  PATHS.articles,
  articlePath('cara-membaca-stik-oli'),
];

test.for([390, 768, 1024, 1280, 1536])(
  'at %i pixels pictures say how wide they are shown, and the first ones come first',
  async (width, { enter, expect }) => {
    const shopper = await enter({ hasScript: false });
    const { page } = shopper;
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      await page.goto(shopper.urlOf(path), { waitUntil: 'load' });
      const pictures = await picturesOf(page);
      const urgent = pictures.filter(({ fetchPriority }) => fetchPriority === 'high');
      expect.soft(pictures.length, path).toBeGreaterThan(0);
      for (const { src, said, width: shown, widest } of pictures.filter((picture) => picture.width > 130)) {
        expect.soft(said / shown, `${path} ${src}`).toBeGreaterThan(0.9);
        expect.soft(said / shown, `${path} ${src}`).toBeLessThan(1.3);
        expect.soft(widest / shown, `${path} ${src}`).toBeGreaterThan(0.9);
      }
      expect.soft(urgent.length, path).toBeGreaterThan(0);
      expect.soft(urgent.length, path).toBeLessThanOrEqual(3);
      expect
        .soft(
          urgent.every(({ loading, isInSight }) => loading !== 'lazy' && isInSight),
          path,
        )
        .toBe(true);
      expect
        .soft(
          pictures.filter(({ isInSight, loading }) => !isInSight && loading !== 'lazy'),
          path,
        )
        .toEqual([]);
    }
  },
);
