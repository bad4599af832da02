import { Fragment, type ReactNode } from 'react';

/**
 * A short word with a hyphen or a dash, "DOT" with its number, or the pack size at the end: "0W-16", "Syn-Formula", "10–15", "DOT 5.1",
 * "3,5 L", "6 lembar".
 */
const UNBROKEN = /((?<!\S)(?=\S{3,12}(?!\S))[^\s–-]+[–-]\S+|(?<!\S)DOT \d\S*|\d[\d.,]* (?:L|\p{Lowercase_Letter}+)$)/u;

interface UnbrokenNameProps {
  readonly name: string;
  /** How each part is shown; without it as it is. */
  readonly show?: (part: string) => ReactNode;
}

/** A name or title that breaks between its words only: "Full Synthetic Hybrid 0W-16, 4 L". */
export const UnbrokenName = ({ name, show = (part) => part }: UnbrokenNameProps) =>
  name.split(UNBROKEN).map((part, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
      <Fragment key={index}>{show(part)}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
      <span key={index} className="unbroken">
        {show(part)}
      </span>
    ),
  );
