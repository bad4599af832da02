interface WithClientMutationId {
  readonly clientMutationId?: string | null | undefined;
}

/** Every payload gives back the id that its client sent with the mutation. */
export const echo = ({ clientMutationId }: WithClientMutationId) => ({ clientMutationId: clientMutationId ?? null });

const UUID = /^[\da-f]{8}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{12}$/i;

/** Many clients send the same word with every mutation, so only a UUID counts as the idempotency key of one form. */
export const idempotencyKeyOf = ({ clientMutationId }: WithClientMutationId): string | undefined =>
  clientMutationId && UUID.test(clientMutationId) ? clientMutationId.toLowerCase() : undefined;
