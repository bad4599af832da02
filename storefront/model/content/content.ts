import type { Picture } from '../picture.ts';
import type { TextWithHeadings } from './headings.ts';

/** A page that is mostly one text. */
export interface TextPage {
  readonly title: string;
  /** For search engines, and the line under the title where there is no other. */
  readonly description: string;
  /** The day of the last change, `2026-11-01`. */
  readonly updated: string;
  /** Sanitised HTML. */
  readonly text: TextWithHeadings;
}

export interface Question {
  /** Within its page: the address of the question ends with it. */
  readonly slug: string;
  readonly question: string;
  /** Sanitised HTML. */
  readonly answer: string;
}

export interface QuestionGroup {
  readonly slug: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

export interface AboutPage {
  readonly title: string;
  readonly description: string;
  /** In large letters above the page. */
  readonly headline: string;
  readonly lead: string;
  readonly timeline: readonly {
    readonly year: string;
    readonly title: string;
    readonly text: string;
    readonly picture: Picture | null;
  }[];
  readonly text: TextWithHeadings;
}

export const TRACK_SHAPES = ['tri-oval', 'oval', 'paperclip'] as const;
export type TrackShape = (typeof TRACK_SHAPES)[number];

/** A driver or a team of the brand's racing history. */
export interface RacingPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Of the car. */
  readonly number: string;
  readonly lead: string;
  readonly figures: readonly { readonly value: string; readonly label: string }[];
  readonly timeline: readonly { readonly year: string; readonly isKey: boolean; readonly text: string }[];
  readonly track: { readonly shape: TrackShape; readonly title: string; readonly text: string };
  readonly cars: readonly { readonly name: string; readonly text: string }[];
  /** Slugs of products; one that the shop no longer has is left out. */
  readonly products: readonly string[];
  readonly text: TextWithHeadings;
}

/** To one of the fixed categories. */
export interface CategoryGuide {
  /** Of the category. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** What most people want to know. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly questions: readonly Question[];
  /** What it does, how to choose, and how and how often to use it. */
  readonly text: TextWithHeadings;
}

/** What a copywriter writes, in one language. It does not come from the commerce API. */
export interface Content {
  readonly privacyPolicy: TextPage;
  readonly terms: TextPage;
  readonly questions: readonly QuestionGroup[];
  readonly about: AboutPage;
  readonly racing: readonly RacingPage[];
  readonly guides: readonly CategoryGuide[];
}
