import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { cataloguePath, parseCatalogueQuery } from '../../model/catalogue-url.ts';
import type { ListPlace } from './list-place.ts';

/** A GET form of the list: works as it is, and by script leads to the tidy address of the same question. */
export function useListForm({ path }: ListPlace) {
  const navigate = useNavigate();
  const localise = useLocalPath();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget, event.nativeEvent.submitter)];
    const asked = new URLSearchParams(
      fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    navigate(localise(cataloguePath(path, parseCatalogueQuery(asked))), { preventScrollReset: true });
  };
  return { action: localise(path), onSubmit };
}
