import { useFetcher } from 'react-router';
import { statesPath } from '#contract/paths.ts';
import { addressFormat, type States, type StatesByCountry } from '#contract/places/address-formats.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';

interface StatesOfPlaces {
  /** Null while they are asked for. */
  of(country: string): States | null;
  /** Asks for them, unless they are there or no address names them. */
  need(country: string): void;
}

/** The page comes with the states of the countries it shows; those of another come when it is chosen. */
export function useStates(known: StatesByCountry): StatesOfPlaces {
  const fetcher = useFetcher<StatesByCountry>();
  const localise = useLocalPath();
  const all = { ...known, ...fetcher.data };
  return {
    of: (country) => all[country] ?? null,
    need(country) {
      if (addressFormat(country).state !== 'hidden' && !all[country]) fetcher.load(localise(statesPath(country)));
    },
  };
}
