import { EraseAccount } from './generated/operations.generated.ts';
import type { Result } from './result.ts';
import type { ShopperSession } from './shopper-session.ts';
import type { IfSupported } from './transport/run-operation.ts';

/** What a customer does with everything that the shop keeps about them. */
export interface OwnDataApi {
  /** This browser is logged out with it. Backends other than this shop's own engine refuse it. */
  eraseAccount(password: string): Promise<Result<null>>;
}

interface Needs {
  readonly session: Pick<ShopperSession, 'run' | 'login' | 'switchTo'>;
  readonly ifSupported: IfSupported;
}

export const createOwnDataApi = ({ session, ifSupported }: Needs): OwnDataApi => ({
  async eraseAccount(password) {
    const result = await ifSupported(() => session.run(EraseAccount, { password }));
    if (!result?.ok) {
      const unsupported = { code: 'UNKNOWN', facts: {}, fields: [], message: '' } as const;
      return { ok: false, refusal: result?.refusal ?? unsupported };
    }
    session.login.store(null);
    session.switchTo(null);
    return { ok: true, value: null };
  },
});
