import { PROVINCES_OF_INDONESIA } from '#contract/geography/address-formats.ts';
import type { PostcodePlace } from '#contract/geography/indonesian-postcodes.ts';
import { useText } from '../i18n/bilingual.ts';
import { CHECKOUT } from '../i18n/messages/checkout.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';

interface ElsewhereNoteProps {
  /** Null until the postcode is typed anew: the field itself says then what is wrong. */
  readonly place: PostcodePlace | null;
  readonly postcode: string;
  readonly onTake: (province: string) => void;
}

/** Tells that postcode and province do not fit, and offers the province of the postcode. Nobody is forced. */
export function ElsewhereNote({ place, postcode, onTake }: ElsewhereNoteProps) {
  const text = useText(CHECKOUT);
  const provinces = PROVINCES_OF_INDONESIA.filter(({ code }) => place?.provinces.includes(code));
  return (
    <div role="status" className="formGridWide">
      {provinces.length > 0 ? (
        <Note
          tone="warn"
          title={text.elsewhere(
            postcode,
            provinces.map(({ name }) => name),
          )}
        >
          <p>{text.elsewhereHelp}</p>
          {provinces.map(({ code, name }) => (
            <Button key={code} type="button" variant="text" onClick={() => onTake(code)}>
              {text.takeProvince(name)}
            </Button>
          ))}
        </Note>
      ) : null}
    </div>
  );
}
