import { basename } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { CODE_REFUSALS } from '#storefront/i18n/messages/cart-refusals.ts';
import { TEXTS_FOLDER, textsFolder } from '#storefront/i18n/text-files.ts';
import { MESSAGES, oneLanguage } from './one-language.ts';

const FILE = 'storefront/i18n/messages/cart-refusals.ts';

/** The file of one module of texts as the browser's build leaves it, by its folder. */
async function builtTexts(): Promise<ReadonlyMap<string, string>> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [oneLanguage()],
    build: {
      write: false,
      rolldownOptions: {
        input: FILE,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: `${TEXTS_FOLDER.slice(1)}[name].js` },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [
      `/${file.fileName.replace(basename(file.fileName), '')}`,
      String(file.type === 'chunk' ? file.code : file.source),
    ]),
  );
}

const run = (code: string | undefined): Promise<{ readonly CODE_REFUSALS: unknown }> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code ?? '')}`);

test('of each file of texts there is a copy per language, and both together are all of them', async () => {
  expect(`/${FILE}`).toMatch(MESSAGES);
  const files = await builtTexts();
  const { CODE_REFUSALS: texts } = await run(files.get(textsFolder('id')));
  expect(texts).toEqual({ id: CODE_REFUSALS.id });
  expect(files.get(textsFolder('id'))).not.toContain(CODE_REFUSALS.en.COUPON_EXPIRED);
  // After a switch of the language, as the page that is open sees it.
  await run(files.get(textsFolder('en')));
  expect(texts).toEqual(CODE_REFUSALS);
});

test('without an import map the file itself has both languages', async () => {
  const { CODE_REFUSALS: texts } = await run((await builtTexts()).get(TEXTS_FOLDER));
  expect(texts).toEqual(CODE_REFUSALS);
});
