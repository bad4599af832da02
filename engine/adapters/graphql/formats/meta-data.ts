interface MetaArguments {
  readonly key?: string | null | undefined;
  readonly keysIn?: readonly (string | null | undefined)[] | null | undefined;
}

interface MetaDatum {
  readonly id: null;
  readonly key: string;
  readonly value: string;
}

/** Public meta data, all or the requested keys. A key that begins with an underscore is never shown. */
export function metaData(meta: Readonly<Record<string, string>>, { key, keysIn }: MetaArguments): readonly MetaDatum[] {
  const requested = key ? [key] : keysIn;
  return Object.entries(meta)
    .filter(([name]) => !name.startsWith('_') && (requested?.includes(name) ?? true))
    .map(([name, value]) => ({ id: null, key: name, value }));
}
