import type { Language } from '../language.ts';
import type { GatewayText } from '../settings.ts';

export const instructionsFor = (
  order: { readonly id: number; readonly language: Language },
  { instructions }: GatewayText,
): string => instructions[order.language].replaceAll('{order}', String(order.id));
