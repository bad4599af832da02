import { z } from 'zod';
import type { Language, Translated } from '#contract/languages.ts';
import { instantOf } from '#contract/shop-time.ts';
import { CATEGORY_TILES, SITE } from '#contract/site.ts';
import { type Content, TRACK_SHAPES } from '#storefront/model/content/content.ts';
import { contentFolders, SHOP_CONTENT } from './content-folders.ts';
import { contentPictureIn } from './content-picture.ts';
import { readFolder, readMarkdown, readYamlFile } from './read-file.ts';
import { inLanguage, translatedLongText, translatedMarkdown, translatedText } from './translated.ts';

const slug = z.string('is missing').regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens');

const year = z.string('is missing').regex(/^\d{4}$/, 'must be a year between quotes');

const day = z
  .string('is missing')
  .refine((written) => instantOf(written, 'start') !== null, 'must be a day: 2026-11-01');

const textPage = z.strictObject({
  title: translatedText,
  description: translatedText,
  updated: day,
  text: translatedLongText,
});

const aboutPageIn = (folders: readonly string[]) => {
  const moment = z.strictObject({
    year,
    title: translatedText,
    text: translatedText,
    picture: contentPictureIn(folders).nullable().default(null),
  });
  return z.strictObject({
    title: translatedText,
    description: translatedText,
    headline: translatedText,
    lead: translatedText,
    timeline: z.array(moment).min(1),
    text: translatedLongText,
  });
};

const racingPage = z.strictObject({
  title: translatedText,
  description: translatedText,
  number: z.string('is missing').regex(/^\d{1,3}$/, 'must be the number of a car, between quotes'),
  lead: translatedText,
  figures: z.array(z.strictObject({ value: z.string('is missing'), label: translatedText })).min(1),
  timeline: z.array(z.strictObject({ year, isKey: z.boolean().default(false), text: translatedText })).min(1),
  track: z.strictObject({ shape: z.enum(TRACK_SHAPES), title: translatedText, text: translatedText }),
  cars: z.array(z.strictObject({ name: z.string('is missing'), text: translatedText })).min(1),
  products: z.array(slug),
  text: translatedLongText,
});

const question = z.strictObject({ slug, question: translatedText, answer: translatedMarkdown });

const categoryGuide = z.strictObject({
  title: translatedText,
  description: translatedText,
  lead: translatedText,
  facts: z.array(z.strictObject({ label: translatedText, value: translatedText })).min(1),
  questions: z.array(question).min(1),
  text: translatedLongText,
});

const tileOrder = new Map<string, number>(CATEGORY_TILES.map((tile, index) => [tile.slug, index]));

/** In the order of the category tiles. */
const inTileOrder = <Guide extends { readonly slug: string }>(guides: readonly Guide[]): readonly Guide[] =>
  guides.toSorted((a, b) => (tileOrder.get(a.slug) ?? Infinity) - (tileOrder.get(b.slug) ?? Infinity));

const questionGroups = z
  .array(z.strictObject({ slug, title: translatedText, questions: z.array(question).min(1) }))
  .superRefine((groups, check) => {
    const slugs = groups.flatMap((group) => [group.slug, ...group.questions.map((one) => one.slug)]);
    const twice = slugs.find((one, index) => slugs.indexOf(one) < index);
    if (twice !== undefined) check.addIssue({ code: 'custom', message: `the slug ${twice} is used twice` });
  });

/**
 * Reads and checks every text, in both languages: the brand's own where there is one, else the shop's.
 *
 * @throws ContentError naming the file and the fields that are wrong in it
 */
export function readContent(folders: readonly string[] = contentFolders()): Translated<Content> {
  const content = {
    privacyPolicy: readMarkdown({ folders, file: 'pages/privacy-policy.md', schema: textPage }),
    terms: readMarkdown({ folders, file: 'pages/terms.md', schema: textPage }),
    about: readMarkdown({ folders, file: 'pages/about.md', schema: aboutPageIn(folders) }),
    racing: readFolder(
      SITE.hasWordmark ? folders : folders.filter((folder) => folder !== SHOP_CONTENT),
      'racing',
      racingPage,
    ),
    guides: inTileOrder(readFolder(folders, 'guides', categoryGuide)),
    questions: readYamlFile({ folders, file: 'faq.yaml', schema: questionGroups }),
  };
  const contentIn = (language: Language): Content => inLanguage(content, language);
  return { id: contentIn('id'), en: contentIn('en') };
}

export interface OpenContent {
  of(language: Language): Content;
  /** @throws ContentError; the texts stay as they were */
  renew(): void;
}

/** Texts of the content folder by language. In development they are read for every page, so that a change shows at once. */
export function openContent({ isDevelopment }: { readonly isDevelopment: boolean }): OpenContent {
  let content = readContent();
  return {
    of: (language) => (isDevelopment ? readContent() : content)[language],
    renew() {
      content = readContent();
    },
  };
}
