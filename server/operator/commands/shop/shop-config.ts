import { cpSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { stringify } from 'yaml';
import { z } from 'zod';
import { SITE } from '#contract/site.ts';
import { makeDataFolder } from '../../../config/data-folder.ts';
import { BrandPictureError, brandFolder, readBrandPictures } from '../../../own-shop/brand-pictures.ts';
import { effectiveFile } from '../../../own-shop/effective-file.ts';
import { ownShop } from '../../../own-shop/own-shop.ts';
import { type FileProblem, readShopFileAt } from '../../../own-shop/read-shop-file.ts';
import { ownTextsFolder, shopFilePath, unfinished } from '../../../own-shop/shop-status.ts';
import { SHOP_SETTINGS } from '../../../settings/shop-settings.ts';
import { fill } from '../../messages/template.ts';
import { checkOils } from '../catalog/check-oils.ts';
import { CommandRefused, type Context, defineCommand, fieldsOf } from '../command.ts';

const CONTENT = fileURLToPath(new URL('../../../../content', import.meta.url));

export function addConfig(program: Command, context: Context): void {
  const config = program.command('config').description(context.messages.config.purpose);
  for (const add of [addShow, addCheck, addTexts]) add(config, context);
}

const settingsInEffect = () => effectiveFile({ site: SITE, settings: SHOP_SETTINGS, file: ownShop() });

function addShow(parent: Command, context: Context): void {
  const { messages, output } = context;
  defineCommand(parent, context, {
    usage: 'show',
    help: messages.config.show,
    flags: ['--json'],
    input: z.object({ json: fieldsOf(messages).flag }),
    async run({ json }) {
      refuseWrongFile(context);
      if (json) return output.json(settingsInEffect());
      output.note(fill(messages.config.show.file, { file: shopFilePath(process.env) }));
      output.write(stringify(settingsInEffect(), { aliasDuplicateObjects: false }));
    },
  });
}

function addCheck(parent: Command, context: Context): void {
  const { messages, output } = context;
  defineCommand(parent, context, {
    usage: 'check',
    help: messages.config.check,
    input: z.object({}),
    async run() {
      refuseWrongFile(context);
      const file = shopFilePath(process.env);
      output.print(fill(existsSync(file) ? messages.config.check.right : messages.config.check.none, { file }));
      const missing = unfinished(process.env, ownShop());
      if (missing.length > 0) output.note(fill(messages.config.check.unfinished, { missing }));
      // Another backend sells by rules of its own.
      if (!process.env.COMMERCE_API_URL) await checkOils(context);
    },
  });
}

/** Copies the shop's texts to where the brand may change them. What is there already stays. */
function addTexts(parent: Command, context: Context): void {
  const { messages, output } = context;
  defineCommand(parent, context, {
    usage: 'texts',
    help: messages.config.texts,
    input: z.object({}),
    async run() {
      const folder = ownTextsFolder(process.env);
      // The races of the shop's own brand are nobody else's.
      const filter = (source: string) => source !== join(CONTENT, 'racing');
      makeDataFolder(dirname(folder));
      cpSync(CONTENT, folder, { recursive: true, force: false, filter });
      output.print(fill(messages.config.texts.done, { folder }));
    },
  });
}

/** @throws CommandRefused after it has listed what is wrong in the file, or for the brand's pictures */
function refuseWrongFile(context: Context): void {
  refuseWrongPictures(context);
  const file = shopFilePath(process.env);
  if (!existsSync(file)) return;
  const reading = readShopFileAt(file, context.language);
  if (reading.ok) return;
  printProblems(reading.problems, context);
  throw new CommandRefused(fill(context.messages.config.check.wrong, { file, count: reading.problems.length }));
}

function refuseWrongPictures({ language }: Context): void {
  try {
    readBrandPictures(brandFolder(process.env), language);
  } catch (error) {
    throw error instanceof BrandPictureError ? new CommandRefused(error.message) : error;
  }
}

function printProblems(problems: readonly FileProblem[], { messages, output }: Context): void {
  const { columns } = messages.config;
  output.table<FileProblem>(
    [
      { title: columns.line, align: 'right', cell: ({ line }) => String(line) },
      { title: columns.setting, wraps: true, cell: ({ setting }) => setting },
      { title: columns.problem, wraps: true, cell: ({ problem }) => problem },
    ],
    problems,
  );
}
