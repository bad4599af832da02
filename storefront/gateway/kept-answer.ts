interface Options<Answer> {
  load(): Promise<Answer>;
  /** How long an answer holds; null to ask each time. */
  readonly maxAgeMs: number | null;
  now(): number;
}

/** Asks once for all shoppers, and again when the answer is old. A failure is not kept. */
export function keepAnswer<Answer>({ load, maxAgeMs, now }: Options<Answer>): () => Promise<Answer> {
  let known: { readonly answer: Promise<Answer>; readonly until: number } | null = null;
  return () => {
    if (known && now() < known.until) return known.answer;
    const asked = { answer: load(), until: now() + (maxAgeMs ?? 0) };
    known = asked;
    asked.answer.catch(() => {
      if (known === asked) known = null;
    });
    return asked.answer;
  };
}
