import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { shortened } from '#engine/domain/text/text.ts';
import { literalHoldsUnstorable, UNSTORABLE_TEXT } from '../limits/check-input.ts';
import { DOCUMENT_LIMITS, excessOf } from '../limits/document-limits.ts';

export type ReadDocument =
  | { readonly ok: true; readonly document: DocumentNode; readonly isNew: boolean }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] };

/**
 * A storefront sends the same few documents, 200,000 characters at most. A parsed document takes a hundred times the
 * memory of its text, so the documents of strangers must not pile up.
 */
const MAX_CHARACTERS = 500_000;
const MAX_ERRORS = 5;

/** Parses and validates documents against one schema, each text once. */
export function createDocuments(schema: GraphQLSchema): (text: string) => ReadDocument {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_document, text) => text.length,
  });
  return (text) => {
    const known = documents.get(text);
    if (known) return { ok: true, document: known, isNew: false };
    const read = readDocument(schema, text);
    if (read.ok) documents.set(text, read.document);
    return read;
  };
}

export function operationKind(document: DocumentNode, name: string | null | undefined): OperationTypeNode | undefined {
  return getOperationAST(document, name || null)?.operation;
}

function readDocument(schema: GraphQLSchema, text: string): ReadDocument {
  try {
    const document = parse(text, { maxTokens: DOCUMENT_LIMITS.tokens });
    const excess = excessOf(document);
    if (excess) return rejected('QUERY_TOO_LARGE', [new GraphQLError(excess)]);
    if (text.includes('\\u') && literalHoldsUnstorable(document))
      return rejected('BAD_INPUT', [new GraphQLError(UNSTORABLE_TEXT)]);
    const errors = validate(schema, document, undefined, { maxErrors: MAX_ERRORS });
    return errors.length > 0 ? rejected('GRAPHQL_VALIDATION_FAILED', errors) : { ok: true, document, isNew: true };
  } catch (error) {
    if (error instanceof GraphQLError) return rejected('GRAPHQL_PARSE_FAILED', [error]);
    // The parser calls itself for each bracket: thousands in one another fill the stack before depth can be measured.
    if (error instanceof RangeError) return rejected('QUERY_TOO_LARGE', [new GraphQLError('The query is too deep.')]);
    throw error;
  }
}

const rejected = (code: string, errors: readonly GraphQLError[]): ReadDocument => ({
  ok: false,
  errors: errors.map(
    ({ message, nodes, source, positions }) =>
      new GraphQLError(shortened(message), { nodes, source, positions, extensions: { category: 'graphql', code } }),
  ),
});
