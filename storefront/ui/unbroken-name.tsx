/** A short word with a hyphen, or the pack size at the end: "0W-16", "Syn-Formula", "3,5 L", "6 lembar". */
const UNBROKEN = /((?<!\S)(?=\S{3,12}(?!\S))[^\s-]+-\S+|\d[\d.,]* (?:L|\p{Lowercase_Letter}+)$)/u;

/** A name that breaks between its words only: "Full Synthetic Hybrid 0W-16, 4 L". */
export const UnbrokenName = ({ name }: { readonly name: string }) =>
  name.split(UNBROKEN).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="unbroken">
        {part}
      </span>
    ),
  );
