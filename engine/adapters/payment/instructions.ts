import type { Language } from '#engine/domain/language.ts';
import type { GatewayText } from '#engine/domain/settings.ts';

export const instructionsFor = (
  order: { readonly id: number; readonly language: Language },
  { instructions }: GatewayText,
): string => instructions[order.language].replaceAll('{order}', String(order.id));
