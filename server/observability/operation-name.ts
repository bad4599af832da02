interface Operation {
  readonly query: string;
  readonly operationName?: string | null | undefined;
}

const MAX_NAME = 100;

/** The first operation of a document, as clients write it. */
const OPERATION = /(?:^|[\s}])(query|mutation|subscription)(?:\s+([_A-Za-z]\w*))?\s*[({@]/;
const NAME = /^[_A-Za-z]\w*$/;

/** `query ProductPage`, or `query` alone. Nothing of its variables and fields. */
export function operationName({ query, operationName: chosen }: Operation): string {
  const [, kind = 'query', first = ''] = OPERATION.exec(query) ?? [];
  const name = chosen && NAME.test(chosen) ? chosen : first;
  return `${kind} ${name}`.trim().slice(0, MAX_NAME);
}
