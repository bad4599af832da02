import { splitLanguage } from '#contract/paths.ts';
import { foldText } from '../search/search.ts';
import type { QuestionGroup } from './content.ts';

/** Of the address. */
export const QUESTION_SEARCH = 'search';

const MAX_SEARCH_LENGTH = 100;

/** What was typed into the search of the questions, as it is compared and cached. */
export const readQuestionSearch = (written: string | null): string =>
  (written ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_SEARCH_LENGTH);

const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

/**
 * The questions that mention every word in question or answer, or in what their address or group is called, in their groups; all of
 * them for no words.
 */
export function findQuestions(groups: readonly QuestionGroup[], search: string): readonly QuestionGroup[] {
  const words = foldText(search).split(' ').filter(Boolean);
  if (words.length === 0) return groups;
  return groups.flatMap((group) => {
    const questions = group.questions.filter(({ slug, question, answer }) => {
      const text = foldText(`${group.slug} ${group.title} ${slug} ${question} ${withoutTags(answer)}`);
      return words.every((word) => text.includes(word));
    });
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
}

const LOCAL_LINK = /<a\b[^>]*\shref="(\/[^"?#]*)[^"]*"[^>]*>(.*?)<\/a>/gs;

/** With the words alone of links to what the shop does not have. @param isThere of a path of the shop, without its language */
export const unlinkMissing = (
  groups: readonly QuestionGroup[],
  isThere: (path: string) => boolean,
): readonly QuestionGroup[] =>
  groups.map((group) => ({
    ...group,
    questions: group.questions.map((question) => ({
      ...question,
      answer: question.answer.replaceAll(LOCAL_LINK, (link, path, words) =>
        isThere(splitLanguage(path).path) ? link : words,
      ),
    })),
  }));

/** schema.org FAQPage. */
export const faqStructuredData = (groups: readonly Pick<QuestionGroup, 'questions'>[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
});
