import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { indexAfterKey } from './focus/roving-focus.ts';
import styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** One panel at a time; arrows, Home and End move between them. Without script and on paper all panels stand below each other, each with its heading. */
export function Tabs({ label, tabs }: TabsProps) {
  const [selected, select] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const base = useId();
  const moveOn = (event: KeyboardEvent, index: number) => {
    const next = indexAfterKey(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    select(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}${id}`}
            aria-controls={`${base}${id}panel`}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => select(id)}
            onKeyDown={(event) => moveOn(event, index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, content }) => (
        <div
          key={id}
          className={id === selected ? undefined : styles.isHidden}
          role="tabpanel"
          id={`${base}${id}panel`}
          aria-labelledby={`${base}${id}`}
        >
          <h2 className={classNames('h3', styles.heading)}>{name}</h2>
          {content}
        </div>
      ))}
    </>
  );
}
