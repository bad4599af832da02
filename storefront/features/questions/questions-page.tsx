import { type RefObject, useEffect, useRef, useState } from 'react';
import { PATHS } from '#contract/paths.ts';
import { SITE, whatsappChat } from '#contract/site.ts';
import { useTypedFields } from '../../forms/typed-fields.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink, useLocalPath } from '../../i18n/local-link.tsx';
import { CONTENT } from '../../i18n/messages/content.ts';
import type { QuestionGroup } from '../../model/content/content.ts';
import { findQuestions, QUESTION_SEARCH } from '../../model/content/find-questions.ts';
import { AnchorButton, Button, LinkButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QuestionList, useOpenQuestion } from './question-list.tsx';
import styles from './questions-page.module.css';

interface QuestionsPageProps {
  readonly groups: readonly QuestionGroup[];
  /** From the address. */
  readonly search: string;
}

/** Questions in groups, with a search that works as one types, and by its button without script. */
export function QuestionsPage({ groups, search: searched }: QuestionsPageProps) {
  const text = useText(CONTENT);
  const [typed, setTyped] = useState<string | null>(null);
  const search = typed ?? searched;
  const found = findQuestions(groups, search);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  useOpenQuestion();
  const showAll = () => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    setTyped('');
  };
  return (
    <div className={styles.page}>
      <div>
        <SearchForm searched={searched} onType={setTyped} field={field} results={results} />
        <p className={styles.count} role="status">
          {search.trim() === '' ? '' : count > 0 ? text.found(count) : text.noneFound(search.trim())}
        </p>
        <div ref={results}>
          {found.map(({ slug, title, questions }) => (
            <section key={slug} className={styles.group} aria-labelledby={slug}>
              <h2 id={slug}>{title}</h2>
              <QuestionList questions={questions} />
            </section>
          ))}
        </div>
        {count === 0 ? <NoneFound onShowAll={showAll} /> : null}
      </div>
      <Help />
    </div>
  );
}

interface SearchFormProps {
  readonly searched: string;
  readonly onType: (search: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly results: RefObject<HTMLElement | null>;
}

function SearchForm({ searched, onType, field, results }: SearchFormProps) {
  const text = useText(CONTENT);
  // What was typed before this script ran counts, too.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== searched) onType(typed);
  }, [field, searched, onType]);
  return (
    <search>
      <form
        ref={useTypedFields('questions')}
        className={styles.search}
        action={useLocalPath()(PATHS.faq)}
        onSubmit={(event) => {
          // Everything is on the page already.
          event.preventDefault();
          results.current?.querySelector('summary')?.focus();
        }}
      >
        <TextField
          ref={field}
          label={text.searchQuestions}
          hint={text.searchHint}
          name={QUESTION_SEARCH}
          type="search"
          enterKeyHint="search"
          defaultValue={searched}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          autoComplete="off"
        />
        <Button type="submit" variant="line">
          <Icon name="search" size={20} /> {text.search}
        </Button>
      </form>
    </search>
  );
}

function NoneFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const text = useText(CONTENT);
  return (
    <>
      <p>{text.noneFoundHelp}</p>
      <LocalLink
        className={styles.all}
        to={PATHS.faq}
        onClick={(event) => {
          event.preventDefault();
          onShowAll();
        }}
      >
        {text.allQuestions}
      </LocalLink>
    </>
  );
}

function Help() {
  const text = useText(CONTENT);
  return (
    <aside className={styles.help} aria-labelledby="help">
      <h2 id="help">{text.stillOpen}</h2>
      <p>{text.stillOpenText}</p>
      <AnchorButton href={whatsappChat(SITE.whatsapp, text.chatText)} target="_blank" rel="noopener" isFull>
        <Icon name="brand-whatsapp" size={22} /> {text.chat}
      </AnchorButton>
      <LinkButton href={useLocalPath()(PATHS.contact)} variant="line" isFull>
        {text.sendMessage}
      </LinkButton>
    </aside>
  );
}
