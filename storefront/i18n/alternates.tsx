import { LANGUAGES, type Language } from '#contract/languages.ts';
import { localPath, splitLanguage } from '#contract/paths.ts';

interface AlternatesProps {
  readonly baseUrl: string;
  /** The address without its query: a filtered list names the whole list. */
  readonly pathname: string;
  readonly language: Language;
}

const CODES: readonly Language[] = ['id', 'en'];

/** The page's one address in this language, and the same page in both. */
export function Alternates({ baseUrl, pathname, language }: AlternatesProps) {
  const { path } = splitLanguage(pathname);
  const address = (code: Language) => baseUrl + localPath(path, code);
  return (
    <>
      <link rel="canonical" href={address(language)} />
      {CODES.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={baseUrl + path} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:locale" content={LANGUAGES[language].locale} />
    </>
  );
}
