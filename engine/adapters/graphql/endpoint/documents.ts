import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import { DOCUMENT_LIMITS, excessOf } from './document-limits.ts';
import { literalHoldsNul, NUL_IN_TEXT } from './holds-nul.ts';

export type ReadDocument =
  | { readonly ok: true; readonly document: DocumentNode }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] };

/** A storefront sends the same few documents for ever; strangers' documents push out the oldest. */
const KEPT = 500;
const MOST_ERRORS = 5;

/** Parses and validates documents against one schema, each text once. */
export function createDocuments(schema: GraphQLSchema): (text: string) => ReadDocument {
  const kept = new Map<string, DocumentNode>();
  return (text) => {
    const known = kept.get(text);
    if (known) return { ok: true, document: known };
    const read = readDocument(schema, text);
    if (read.ok) keep(kept, text, read.document);
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
    if (text.includes('\\u') && literalHoldsNul(document))
      return rejected('BAD_INPUT', [new GraphQLError(NUL_IN_TEXT)]);
    const errors = validate(schema, document, undefined, { maxErrors: MOST_ERRORS });
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

function keep(kept: Map<string, DocumentNode>, text: string, document: DocumentNode): void {
  const [oldest] = kept.keys();
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(text, document);
}
