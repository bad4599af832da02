/** Where most shoppers have their mail, the most frequent first. */
const COMMON = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.id',
  'ymail.com',
  'rocketmail.com',
  'hotmail.com',
  'outlook.com',
  'outlook.co.id',
  'icloud.com',
  'protonmail.com',
  'proton.me',
];

/** They exist, though they look like a slip. */
const REAL: readonly string[] = [...COMMON, 'email.com', 'mail.com', 'hotmail.co.id'];

/** Google has no other domain, so that any other end of it is a mistake. */
const GMAIL = { name: 'gmail', domain: 'gmail.com' } as const;

/**
 * The email address that was probably meant, where the domain is a slip away from a common one; null where nothing looks wrong.
 * The part before the domain is anybody's guess and stays as it is.
 */
export function suggestEmail(typed: string): string | null {
  const [, mailbox = '', domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim()) ?? [];
  const meant = suggestDomain(domain.toLowerCase());
  return meant === null ? null : `${mailbox}@${meant}`;
}

function suggestDomain(typed: string): string | null {
  if (typed === '' || REAL.includes(typed)) return null;
  const [name, end] = splitDomain(typed.replaceAll(',', '.'));
  if (name === GMAIL.name) return GMAIL.domain;
  const near = COMMON.flatMap((domain) => {
    const [commonName, commonEnd] = splitDomain(domain);
    if (!isOneSlip(name, commonName) || !isOneSlip(end, commonEnd)) return [];
    return [{ domain, slips: Number(name !== commonName) + Number(end !== commonEnd) }];
  });
  return near.toSorted((a, b) => a.slips - b.slips)[0]?.domain ?? null;
}

/** `yahoo.co.id` as `yahoo` and `co.id`: a slip in each is still told from another provider. */
function splitDomain(domain: string): readonly [name: string, end: string] {
  const [name = '', ...end] = domain.split('.');
  return [name, end.join('.')];
}

/** A Damerau–Levenshtein distance of at most 1: one letter too many, missing or wrong, or two neighbours swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const rests = [typed.slice(start), meant.slice(start)] as const;
  let same = 0;
  while (same < Math.min(rests[0].length, rests[1].length) && rests[0].at(-1 - same) === rests[1].at(-1 - same))
    same += 1;
  const [left, right] = rests.map((rest) => rest.slice(0, rest.length - same));
  if (left === undefined || right === undefined) return false;
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left === [...right].toReversed().join('');
}
