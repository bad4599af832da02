import type { RefusalCode } from '#contract/refusals.ts';
import { type Bilingual, bilingual } from '../../bilingual.ts';

type Texts<Code extends RefusalCode> = Readonly<Record<Code, string>>;

/** What the shopper reads when the shop says no, and what to do then. `{name}` is a fact of the refusal. */
export const refusals = <Code extends RefusalCode>(en: Texts<Code>, id: Texts<NoInfer<Code>>): Bilingual<Texts<Code>> =>
  bilingual(en, id);
