import { hash } from 'node:crypto';
import { basename, join } from 'node:path';
import type { Command } from 'commander';
import { z } from 'zod';
import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import { slugOf } from '#engine/domain/catalog/slugs.ts';
import type { StoredDraft } from '#engine/usecases/ports/merchant-catalog.ts';
import { type StoredPicture, storePicture } from '../../../media/catalog-pictures.ts';
import { MAX_PIXELS } from '../../../media/open-picture.ts';
import { joinList } from '../../csv/cells.ts';
import { fill } from '../../messages/template.ts';
import { CommandRefused, type Context, defineCommand } from '../command.ts';
import { readBytes } from '../files.ts';
import { inOrder, type MatchedFile, matchFile, pictureFilesIn } from './picture-files.ts';
import { printRevised, reviseRows } from './revise-products.ts';

export function addPictures(program: Command, context: Context): void {
  const { messages, output } = context;
  const pictures = program.command('pictures').description(messages.catalog.pictures.purpose);
  const help = messages.catalog.pictures.add;
  defineCommand(pictures, context, {
    usage: 'add <paths...>',
    help,
    flags: ['--replace', '--json'],
    input: z.object({
      paths: z.array(z.string()),
      replace: z.boolean().default(false),
      json: z.boolean().default(false),
    }),
    async run({ paths, replace, json }) {
      const { matched, unmatched } = await match(paths, context);
      for (const path of unmatched) output.note(fill(help.unmatched, { file: path }));
      if (matched.size === 0) throw new CommandRefused(help.nothing);
      const bar = output.progress(help.bar);
      const shown = await store(matched, { replace, onProgress: bar.onProgress }, context).finally(() => bar.stop());
      const known = await context.call('knownPictures', null);
      const fresh = shown.flatMap((one) => one.pictures).filter(({ file }) => !known.has(file));
      const rows = shown.map(({ sku, files }) => ({ SKU: sku, Images: joinList(files) }));
      printRevised(await reviseRows({ rows, pictures: fresh }, context), json, context);
      if (unmatched.length > 0) throw new CommandRefused(fill(help.left, { count: unmatched.length }));
    },
  });
}

interface Matched {
  readonly matched: ReadonlyMap<string, readonly MatchedFile[]>;
  readonly unmatched: readonly string[];
}

async function match(paths: readonly string[], { call, messages }: Context): Promise<Matched> {
  const files = await pictureFilesIn(paths).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    throw new CommandRefused(fill(messages.errors.noFile, { file: paths.join(', '), message }));
  });
  const skus = new Map((await call('knownSkus', null)).map((sku) => [sku.toLowerCase(), sku]));
  const found = files.map((path) => ({ path, match: matchFile(path, skus) }));
  const matched = found.flatMap((one) => one.match ?? []);
  return {
    matched: Map.groupBy(inOrder(matched), ({ sku }) => sku),
    unmatched: found.filter((one) => one.match === null).map(({ path }) => path),
  };
}

interface Shown {
  readonly sku: string;
  /** All that it shows then. */
  readonly files: readonly string[];
  readonly pictures: readonly PictureDraft[];
}

interface Storing {
  /** Its pictures so far are shown no more. */
  readonly replace: boolean;
  onProgress(done: number, total: number): void;
}

async function store(
  matched: ReadonlyMap<string, readonly MatchedFile[]>,
  { replace, onProgress }: Storing,
  context: Context,
): Promise<readonly Shown[]> {
  const drafts = await context.call('productDrafts', { skus: [...matched.keys()] });
  const total = [...matched.values()].flat().length;
  let done = 0;
  const onDone = () => onProgress(++done, total);
  const shown: Shown[] = [];
  for (const [sku, files] of matched) {
    const { isVariation, before, name } = factsOf(sku, drafts);
    const stored = await storeFiles(files, onDone, context);
    const pictures = stored.map((one) => ({ ...one, title: name, alt: name }));
    const added = pictures.map(({ file }) => file);
    // A variation shows one picture.
    const kept = replace || isVariation ? [] : before;
    shown.push({ sku, pictures, files: [...new Set([...kept, ...added])] });
  }
  return shown;
}

/** The pictures of one SKU's files. A file with the same content as an earlier one is named and passed over. */
async function storeFiles(
  files: readonly MatchedFile[],
  onDone: () => void,
  { config, messages, output }: Context,
): Promise<readonly StoredPicture[]> {
  const help = messages.catalog.pictures.add;
  const uploads = join(config().dataFolder, 'uploads');
  const stored: StoredPicture[] = [];
  const pathOf = new Map<string, string>();
  for (const { path, sku } of files) {
    const bytes = await readBytes(path, messages);
    const file = `added/${slugOf(sku, 'picture')}-${hash('sha256', bytes).slice(0, 10)}.webp`;
    const first = pathOf.get(file);
    if (first === undefined) {
      const picture = await storePicture(uploads, file, bytes);
      if (!picture)
        throw new CommandRefused(fill(help.notAPicture, { file: basename(path), megapixels: MAX_PIXELS / 1e6 }));
      pathOf.set(file, path);
      stored.push(picture);
    } else output.note(fill(help.samePicture, { file: path, first }));
    onDone();
  }
  return stored;
}

function factsOf(sku: string, drafts: readonly StoredDraft[]) {
  const found = drafts.find(({ draft, variationIds }) => draft.sku === sku || variationIds.has(sku))?.draft;
  const texts = found?.text;
  return {
    isVariation: found?.sku !== sku,
    before: found?.pictures ?? [],
    name: { id: texts?.id.name ?? sku, en: texts?.en.name ?? sku },
  };
}
