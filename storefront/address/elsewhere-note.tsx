import { PROVINCES_OF_INDONESIA } from '#contract/geography/address-formats.ts';
import type { IndonesianPlace, PostcodePlace } from '#contract/geography/indonesian-postcodes.ts';
import { useText } from '../i18n/bilingual.ts';
import { CHECKOUT } from '../i18n/messages/checkout.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { placesToOffer } from './postcode-place.ts';

interface ElsewhereNoteProps {
  /** Null until the postcode is typed anew: the field itself says then what is wrong. */
  readonly place: PostcodePlace | null;
  readonly postcode: string;
  readonly onTake: (place: IndonesianPlace) => void;
}

/** "Kebayoran Baru", "Jakarta Selatan", "DKI Jakarta", as far as they are known. */
const namesOf = ({ district, city, state }: IndonesianPlace): readonly string[] =>
  [district, city, PROVINCES_OF_INDONESIA.find(({ code }) => code === state)?.name ?? ''].filter(Boolean);

/** Tells that postcode and place do not fit, and offers the places of the postcode. Nobody is forced. */
export function ElsewhereNote({ place, postcode, onTake }: ElsewhereNoteProps) {
  const text = useText(CHECKOUT);
  const places = (place ? placesToOffer(place) : []).map((offered) => ({ offered, names: namesOf(offered) }));
  return (
    <div role="status" className="formGridWide">
      {places.length > 0 ? (
        <Note
          tone="warn"
          title={text.elsewhere(
            postcode,
            places.map(({ names }) => names.join(', ')),
          )}
        >
          <p>{text.elsewhereHelp}</p>
          {places.map(({ offered, names: [name = ''] }) => (
            <Button key={name} type="button" variant="text" onClick={() => onTake(offered)}>
              {text.takePlace(name)}
            </Button>
          ))}
        </Note>
      ) : null}
    </div>
  );
}
