import { setImmediate as afterOthers } from 'node:timers/promises';
import type { CommerceApi } from '#contract/commerce-api.ts';

/** The same API, counting how often somebody had to wait for it: requests made together count once. */
export function countRounds(api: CommerceApi) {
  let waiting: (() => void)[] = [];
  const rounds: string[][] = [];
  async function answerTogether(): Promise<void> {
    await afterOthers();
    const together = waiting;
    waiting = [];
    for (const send of together) send();
  }
  const counting: CommerceApi = async (request) => {
    const isFirst = waiting.length === 0;
    if (isFirst) rounds.push([]);
    rounds.at(-1)?.push(request.operationName ?? '');
    const turn = new Promise<void>((resolve) => waiting.push(resolve));
    if (isFirst) void answerTogether();
    await turn;
    return api(request);
  };
  return {
    api: counting,
    /** Names of the operations of each round since the last call. */ takeRounds: () => rounds.splice(0),
  };
}
