import { readdirSync, readFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { type DocumentNode, parse, print } from 'graphql';
import { expandSchema } from '#engine/adapters/graphql/schema/expand-schema.ts';
import { drawIconSprite } from './icon-sprite.ts';
import { operationConstants } from './operation-constants.ts';
import { PARENT_TYPES } from './parent-types.ts';
import { statesConstant } from './states.ts';

const SCHEMA_FOLDER = 'contract/schema';
const OPERATIONS_FOLDER = 'storefront/gateway/operations';
const HEADER = '// Made by `npm run generate`. Do not edit.\n';
const SDL_HEADER = '# Made by `npm run generate` from `contract/schema`. Do not edit.\n';

interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** Everything that is derived from other files of the repository or from packages, as the repository must have it. */
export async function generatedFiles(): Promise<readonly GeneratedFile[]> {
  const schema = expandSchema(parseFolder(SCHEMA_FOLDER));
  const sdl = `${print(schema)}\n`;
  const document = parseFolder(OPERATIONS_FOLDER);
  return [
    { path: 'contract/generated/schema.graphql', text: SDL_HEADER + sdl },
    { path: 'contract/generated/schema.generated.ts', text: schemaConstant(sdl) },
    { path: 'contract/generated/states.generated.ts', text: `${HEADER}${statesConstant()}` },
    { path: 'engine/adapters/graphql/generated/resolvers.generated.ts', text: await resolverTypes(schema) },
    { path: 'storefront/gateway/generated/operations.generated.ts', text: await operationTypes(schema, document) },
    { path: 'storefront/ui/icons.svg', text: drawIconSprite() },
  ];
}

const parseFolder = (folder: string): DocumentNode =>
  parse(
    readdirSync(folder)
      .filter((file) => file.endsWith('.graphql'))
      .sort()
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .join('\n'),
  );

const schemaConstant = (sdl: string) =>
  `${HEADER}/** The API's schema, without the types of the shop's own attributes. */\nexport const SCHEMA = ${JSON.stringify(sdl)};\n`;

async function resolverTypes(schema: DocumentNode): Promise<string> {
  const types = await codegen({
    schema,
    documents: [],
    filename: 'resolvers.generated.ts',
    config: {},
    plugins: [
      {
        typescript: {
          enumsAsTypes: true,
          immutableTypes: true,
          inputMaybeValue: 'T | null | undefined',
          scalars: { ID: { input: 'string', output: 'string' } },
          skipTypename: true,
          useTypeImports: true,
        },
      },
      { resolvers: { contextType: '../context/context.ts#Context', mappers: PARENT_TYPES, useTypeImports: true } },
    ],
    pluginMap: { typescript, resolvers },
  });
  // Resolvers return values of the domain, which are never changed.
  return HEADER + types.replace(/\bArray</g, 'ReadonlyArray<');
}

async function operationTypes(schema: DocumentNode, document: DocumentNode): Promise<string> {
  const types = await codegen({
    schema,
    documents: [{ document }],
    filename: 'operations.generated.ts',
    config: {},
    plugins: [
      { operations: { arrayInputCoercion: false, immutableTypes: true, skipTypename: true, useTypeImports: true } },
    ],
    pluginMap: { operations },
  });
  return `${HEADER}import type { Operation } from '../operations/operation.ts';\n\n${types}\n${operationConstants(document)}`;
}
