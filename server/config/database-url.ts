import { address } from './address.ts';

/** The library checks certificate and name for all of these, and warns of all but the last. */
const CHECKED = ['prefer', 'require', 'verify-ca', 'verify-full'];
const UNCHECKED = ['disable', 'no-verify'];

/** A PostgreSQL server. Where `sslmode` asks for TLS, its certificate is checked unless the mode is `no-verify`. */
export const databaseUrl = address(/^postgres(ql)?$/, 'postgres://user@host/database')
  .refine((text) => {
    const mode = new URL(text).searchParams.get('sslmode');
    return mode === null || CHECKED.includes(mode) || UNCHECKED.includes(mode);
  }, 'has an sslmode that is none of disable, require, verify-full and no-verify')
  .transform((text) => {
    const url = new URL(text);
    const { searchParams } = url;
    // With it the library takes the modes as PostgreSQL's own programs do.
    const isAsInLibpq = searchParams.get('uselibpqcompat') === 'true';
    if (isAsInLibpq || !CHECKED.includes(searchParams.get('sslmode') ?? '')) return text;
    searchParams.set('sslmode', 'verify-full');
    return url.href;
  });
