/** Every payload gives back the word its client sent with the mutation. */
export const echo = ({ clientMutationId }: { readonly clientMutationId?: string | null | undefined }) => ({
  clientMutationId: clientMutationId ?? null,
});
