import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/bilingual.ts';
import { LocalProse } from '../../i18n/local-prose.tsx';
import { CONTENT } from '../../i18n/messages/content.ts';
import type { Question } from '../../model/content/content.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './question-list.module.css';

interface QuestionListProps {
  readonly questions: readonly Question[];
}

/** Questions that open to their answers. The address of a page with `#slug` behind it opens that question. */
export function QuestionList({ questions }: QuestionListProps) {
  return questions.map((question) => (
    <QuestionItem key={question.slug} question={question}>
      <h3>{question.question}</h3>
    </QuestionItem>
  ));
}

interface QuestionItemProps {
  readonly question: Question;
  readonly children: ReactNode;
}

/** The id stands in the answer: browsers open the details in which a link leads. */
function QuestionItem({ question: { slug, answer }, children }: QuestionItemProps) {
  const text = useText(CONTENT);
  return (
    <details className={styles.question}>
      <summary>
        {children}
        <Icon name="plus" />
      </summary>
      <div id={slug} className={styles.answer}>
        <LocalProse html={answer} />
        <a className="link small" href={`#${slug}`}>
          {text.linkToQuestion}
        </a>
      </div>
    </details>
  );
}

/** Opens the question that the address names, for browsers that do not. */
export function useOpenQuestion(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const details = answer?.closest('details');
    if (!details) return;
    details.open = true;
    details.scrollIntoView();
  }, [hash]);
}
