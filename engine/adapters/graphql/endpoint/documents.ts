import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import { literalHoldsUnstorable, UNSTORABLE_TEXT } from '../limits/check-input.ts';
import { DOCUMENT_LIMITS, excessOf } from '../limits/document-limits.ts';

export type ReadDocument =
  | { readonly ok: true; readonly document: DocumentNode }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] };

/**
 * A storefront sends the same few documents for ever, 200,000 characters at most. What is parsed takes a hundred times
 * its text, so strangers' documents must not pile up: the one that was not asked for longest goes first.
 */
const KEPT_CHARACTERS = 500_000;
const MAX_ERRORS = 5;

/** Parses and validates documents against one schema, each text once. */
export function createDocuments(schema: GraphQLSchema): (text: string) => ReadDocument {
  const cache = createDocumentCache();
  return (text) => {
    const known = cache.find(text);
    if (known) return { ok: true, document: known };
    const read = readDocument(schema, text);
    if (read.ok) cache.keep(text, read.document);
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
    return errors.length > 0 ? rejected('GRAPHQL_VALIDATION_FAILED', errors) : { ok: true, document };
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
      new GraphQLError(message, { nodes, source, positions, extensions: { category: 'graphql', code } }),
  ),
});

function createDocumentCache() {
  const kept = new Map<string, DocumentNode>();
  let characters = 0;
  const put = (text: string, document: DocumentNode) => {
    kept.delete(text);
    kept.set(text, document);
  };
  return {
    find(text: string): DocumentNode | undefined {
      const document = kept.get(text);
      if (document) put(text, document);
      return document;
    },
    keep(text: string, document: DocumentNode): void {
      put(text, document);
      characters += text.length;
      for (const oldest of kept.keys()) {
        if (characters <= KEPT_CHARACTERS) break;
        kept.delete(oldest);
        characters -= oldest.length;
      }
    },
  };
}
