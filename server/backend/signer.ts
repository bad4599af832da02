import { createHmac } from 'node:crypto';
import { isSameKey } from '#engine/domain/orders/order-access.ts';
import type { Needs } from '#engine/usecases/ports/ports.ts';

/** Session tokens are signed with the secret itself. Links get a key of their own, so that neither passes for the other. */
const keyOf = (secret: string): Buffer => createHmac('sha256', secret).update('marks of links').digest();

const signatureOf = (text: string, key: Buffer): string => createHmac('sha256', key).update(text).digest('base64url');

/** Marks links in emails as made by this shop. @param secrets the first one signs, each of them is recognised */
export function createSigner([current, ...previous]: readonly [string, ...string[]]): Pick<Needs, 'sign' | 'isSigned'> {
  const key = keyOf(current);
  const keys = [key, ...previous.map(keyOf)];
  return {
    sign: (text) => signatureOf(text, key),
    isSigned: (text, signature) => keys.some((one) => isSameKey(signatureOf(text, one), signature)),
  };
}
