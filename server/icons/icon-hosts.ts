import { iconAddresses } from '#contract/icons.ts';
import { readBytes } from '#storefront/gateway/transport/read-bytes.ts';
import { drawingIn, type IconSet, readIconSet } from './icon-set.ts';

/** Milliseconds after which the next host is asked, too. */
const NEXT_HOST = 750;
/** Milliseconds for all hosts together. */
const TIMEOUT = 5000;
/** The longest address names some twenty icons. */
const MAX_BYTES = 256 * 1024;

interface Needs {
  /** Services in the form of Iconify's, the first to be asked first: `https://icons.example`. */
  readonly hosts: readonly string[];
  /** Rejects once the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<unknown>;
}

/** @throws when the host does not answer with some of the icons. It is not followed to another one. */
async function request(address: string, names: readonly string[], signal: AbortSignal): Promise<IconSet> {
  const response = await fetch(address, { headers: { Accept: 'application/json' }, redirect: 'error', signal });
  const bytes = response.status === 200 ? await readBytes(response, MAX_BYTES) : null;
  if (!bytes) throw new Error(`${new URL(address).host} answered ${response.status}`);
  const set = readIconSet(bytes.toString());
  if (!names.some((name) => drawingIn(set, name))) throw new Error(`${new URL(address).host} has none of the icons`);
  return set;
}

const never = new Promise<never>(() => {});

/** Asks other machines for icons. What they send is checked like everything that a stranger wrote. */
export function createIconHosts({ hosts, wait }: Needs) {
  /** The first host's answer, unless another one is faster that is asked because it has failed or is late. */
  async function ask(addresses: readonly string[], names: readonly string[], signal: AbortSignal): Promise<IconSet> {
    const [address, ...others] = addresses;
    if (address === undefined || signal.aborted) throw new Error('no host has answered');
    const own = request(address, names, signal);
    const hasFailed = own.then(
      () => never,
      () => undefined,
    );
    const next = Promise.race([hasFailed, wait(NEXT_HOST, signal)]).then(() => ask(others, names, signal));
    return Promise.any([own, next]);
  }

  async function askInTime(addresses: readonly string[], names: readonly string[]): Promise<IconSet | null> {
    const done = new AbortController();
    const late = wait(TIMEOUT, done.signal).then(() => null);
    try {
      return await Promise.race([ask(addresses, names, done.signal), late]);
    } catch {
      return null;
    } finally {
      done.abort();
      late.catch(() => undefined);
    }
  }

  /** Sets with the icons that were found, as far as any were. */
  return async function askHosts(prefix: string, names: readonly string[]): Promise<readonly IconSet[]> {
    if (hosts.length === 0) return [];
    const longest = hosts.reduce((a, b) => (a.length >= b.length ? a : b));
    const paths = iconAddresses(longest, prefix, names).map((address) => address.slice(longest.length));
    const sets = await Promise.all(
      paths.map((path) =>
        askInTime(
          hosts.map((host) => host + path),
          names,
        ),
      ),
    );
    return sets.filter((set) => set !== null);
  };
}

export type AskHosts = ReturnType<typeof createIconHosts>;
