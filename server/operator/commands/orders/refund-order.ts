import type { Command } from 'commander';
import { z } from 'zod';
import { fullName } from '#contract/geography/person-name.ts';
import type { RefundLineRequest, RefundRequest } from '#engine/domain/orders/refund.ts';
import type { GivenRefund } from '#engine/usecases/payment/give-refund.ts';
import { fill } from '../../messages/template.ts';
import { formatMoney } from '../../output/money.ts';
import { type Context, defineCommand, fieldsOf, valueOrThrow } from '../command.ts';

/** `7:2`: two pieces of line 7, as `orders show` numbers it. */
const LINE = /^(\d{1,9}):([1-9]\d{0,4})$/;

function readLine(typed: string): RefundLineRequest {
  const [, line, pieces] = LINE.exec(typed) ?? [];
  return { lineId: Number(line), quantity: Number(pieces) };
}

const inputOf = ({ messages }: Context) => {
  const { number, moneyAboveZero, flag } = fieldsOf(messages);
  const { malformed, noAmount, noPieces, alone } = messages.orders.refund;
  return z
    .object({
      number,
      amount: moneyAboveZero.optional(),
      lines: z.array(z.string().regex(LINE, malformed).transform(readLine)).optional(),
      reason: z.string().max(500).default(''),
      restock: flag,
      byHand: number.optional(),
      dryRun: flag,
      json: flag,
    })
    .refine(({ amount, lines }) => amount === undefined || !lines, { path: ['lines'], message: noAmount })
    .refine(({ amount, restock }) => amount === undefined || !restock, { path: ['restock'], message: noPieces })
    .refine(
      ({ byHand, amount, lines, reason, restock }) =>
        byHand === undefined || !(amount !== undefined || lines || reason || restock),
      { path: ['byHand'], message: alone },
    );
};

type Given = z.infer<ReturnType<typeof inputOf>>;

export function addRefund(parent: Command, context: Context): void {
  defineCommand(parent, context, {
    usage: 'refund <number>',
    help: context.messages.orders.refund,
    flags: [
      '--amount <money>',
      '--lines <lines...>',
      '--reason <text>',
      '--restock',
      '--by-hand <refund>',
      '--dry-run',
      '--json',
    ],
    input: inputOf(context),
    run: (given) =>
      given.byHand === undefined ? refund(given, context) : recordTransfer(given, given.byHand, context),
  });
}

function requestOf({ amount, lines, reason, restock }: Given): RefundRequest {
  if (lines) return { kind: 'parts', lines, shipping: 0, reason, restock };
  return amount === undefined
    ? { kind: 'everything-left', reason, restock }
    : { kind: 'amount', amount, reason, restock };
}

async function refund(given: Given, context: Context): Promise<void> {
  const { messages, output, call } = context;
  const { number: id, dryRun, json } = given;
  const request = requestOf(given);
  if (dryRun) {
    const decided = valueOrThrow(context, await call('previewRefund', { id, request }));
    if (json) return output.json({ dryRun, ...decided });
    output.print(fill(messages.orders.refund.would, { id, amount: formatMoney(decided.amount) }));
    return;
  }
  const refunded = valueOrThrow(context, await call('refundOrder', { id, request }));
  if (json) return output.json(refunded);
  for (const line of await refundLines(refunded, context)) output.print(line);
}

/** The gateway has failed to return it, and the operator has transferred it instead. */
async function recordTransfer({ number: id, dryRun, json }: Given, failed: number, context: Context): Promise<void> {
  const { messages, output, call } = context;
  const help = messages.orders.refund;
  const given = valueOrThrow(context, await call('recordTransfer', { id, refund: failed, store: !dryRun }));
  if (json) return output.json({ dryRun, ...given });
  if (dryRun) output.print(fill(help.wouldRecord, { id, refund: failed, amount: formatMoney(given.amount) }));
  else for (const line of await refundLines(given, context)) output.print(line);
}

/** What was refunded which way, and what is left to do by hand. */
async function refundLines(given: GivenRefund, { messages, call }: Context): Promise<readonly string[]> {
  const { orderId: id, id: number, amount, state, byTransfer, transferred, toGiftCards } = given;
  const help = messages.orders.refund;
  const facts = { id, refund: number, amount: formatMoney(amount), state };
  const done = transferred > 0 ? help.recorded : help.done;
  const lines = [
    ...(amount > 0 ? [fill(state === 'pending' ? help.pending : done, facts)] : []),
    ...(toGiftCards > 0 ? [fill(help.toGiftCards, { id, amount: formatMoney(toGiftCards) })] : []),
  ];
  const buyer = byTransfer > 0 ? (await call('showOrder', id))?.order.billing : undefined;
  if (!buyer) return lines;
  const contact = [buyer.email, buyer.phone].filter((way) => way !== '').join(', ');
  return [...lines, fill(help.transfer, { amount: formatMoney(byTransfer), name: fullName(buyer), contact })];
}
