import type { Language } from '#contract/languages.ts';
import { PATHS } from '#contract/paths.ts';

/** A client of the API, as any other than this storefront: with a session of its own once it has asked for something. */
export interface ApiClient {
  /** @throws with the API's words when any field was refused. */
  ask(query: string, variables?: Readonly<Record<string, unknown>>): Promise<unknown>;
}

const SESSION = 'woocommerce-session';

export function createApiClient(address: string, language: Language = 'en'): ApiClient {
  let session: string | null = null;
  return {
    async ask(query, variables = {}) {
      const response = await fetch(address + PATHS.graphql, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Accept-Language': language,
          ...(session && { [SESSION]: `Session ${session}` }),
        },
        body: JSON.stringify({ query, variables }),
      });
      session = response.headers.get(SESSION) ?? session;
      const { data, errors } = await response.json();
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
  };
}
