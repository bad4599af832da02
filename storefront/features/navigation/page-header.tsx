import type { ReactNode } from 'react';
import { PATHS } from '#contract/paths.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { breadcrumbList } from '../../model/search-engines/structured-data.ts';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { StructuredData } from './page-head.tsx';
import styles from './page-header.module.css';

interface PageCrumbsProps {
  /** Absolute, without a trailing slash; undefined where search engines are told nothing. */
  readonly baseUrl: string | undefined;
  /** Behind the home page; the last one is the page itself. */
  readonly crumbs: readonly Crumb[];
}

/** The way here from the home page, for people and for search engines. */
export function PageCrumbs({ baseUrl, crumbs }: PageCrumbsProps) {
  const text = useText(PRODUCTS);
  const language = useLanguage();
  const home: Crumb = { label: text.home, href: useLocalPath()(PATHS.home) };
  const items = [home, ...crumbs];
  return (
    <>
      {baseUrl === undefined ? null : <StructuredData data={breadcrumbList(items, { baseUrl, language })} />}
      <Breadcrumbs label={text.breadcrumbs} items={items} />
    </>
  );
}

interface PageHeaderProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The heading of a page of text, with what stands below it. */
export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
