/** `*` stands for any letters: `*@workshop.test`. Both sides are lower-case. */
export function matchesEmail(email: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return email === pattern;
  if (!email.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const found = email.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return email.length - last.length >= from && email.endsWith(last);
}
