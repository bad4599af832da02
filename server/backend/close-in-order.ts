/** Closes one after the other, all of them, and throws the first error only then. */
export async function closeInOrder(parts: readonly { close(): Promise<void> }[]): Promise<void> {
  const errors: unknown[] = [];
  for (const part of parts) await part.close().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
