/** Closes all parts one after the other, even if one fails, and then throws the first error. */
export async function closeInOrder(parts: readonly { close(): Promise<unknown> }[]): Promise<void> {
  const errors: unknown[] = [];
  for (const part of parts) await part.close().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
