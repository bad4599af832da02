import type { Language } from '#contract/languages.ts';
import type { Dose, DosePlan } from '../../model/product/dose.ts';
import type { Range } from '../../model/vehicle/vehicle-fit.ts';
import { bilingual } from '../bilingual.ts';
import { formatDecimal } from '../format.ts';

export const DOSE = bilingual(
  {
    title: 'How much do you need?',
    every: (kilometers: string) => `Due every ${kilometers} km.`,
    everyOrMonths: (kilometers: string, months: number) =>
      `Due every ${kilometers} km or ${months} months, whichever comes first.`,
    everyFill: 'Goes in with each tank fill.',
    idle: (minutes: string) => `Let the engine idle with it for ${minutes} minutes, then drain the oil.`,
    label: 'The label and your handbook decide.',
    litres: { fuel: 'Fuel tank, litres', oil: 'Oil in the engine, litres' },
    kmPerMonth: 'Kilometres a month',
    kmPerLitre: 'Kilometres per litre',
    number: 'Enter a number, for example 45.',
    calculate: 'Work it out',
    oneDose: 'One dose',
    oneOilChange: 'One oil change',
    packs: (count: string) => (count === '1' ? '1 pack' : `${count} packs`),
    next: 'Next one due',
    inDays: (days: string) => (days === '1' ? 'in about a day' : `in about ${days} days`),
    inMonths: (months: string) => (months === '1' ? 'in about a month' : `in about ${months} months`),
    year: 'For a year',
    add: (count: number) => (count === 1 ? 'Add 1 to cart' : `Add ${count} to cart`),
    only: (count: number) => `We have ${count} left.`,
  },
  {
    title: 'Perlu berapa banyak?',
    every: (kilometers) => `Pakai tiap ${kilometers} km.`,
    everyOrMonths: (kilometers, months) => `Pakai tiap ${kilometers} km atau ${months} bulan, mana yang lebih dulu.`,
    everyFill: 'Tuang setiap kali isi penuh.',
    idle: (minutes) => `Biarkan mesin langsam ${minutes} menit, lalu kuras olinya.`,
    label: 'Label dan buku manual Anda yang menentukan.',
    litres: { fuel: 'Tangki bensin atau solar, liter', oil: 'Isi oli mesin, liter' },
    kmPerMonth: 'Kilometer per bulan',
    kmPerLitre: 'Kilometer per liter',
    number: 'Isi dengan angka, misalnya 45.',
    calculate: 'Hitung',
    oneDose: 'Sekali pakai',
    oneOilChange: 'Sekali ganti oli',
    packs: (count) => `${count} kemasan`,
    next: 'Pemakaian berikutnya',
    inDays: (days) => `sekitar ${days} hari lagi`,
    inMonths: (months) => `sekitar ${months} bulan lagi`,
    year: 'Untuk setahun',
    add: (count) => `Tambah ${count} ke keranjang`,
    only: (count) => `Stok kami tinggal ${count}.`,
  },
);

type DoseTexts = (typeof DOSE)['en'];

/** Does not break after its dash. */
const between = ({ from, to }: Range, language: Language): string =>
  [...new Set([from, to].filter((bound) => bound !== null))]
    .map((bound) => formatDecimal(bound, language))
    .join('–\u2060');

function dueRule(text: DoseTexts, { every, withinMonths }: Dose, language: Language): string {
  if (every === 'fill') return text.everyFill;
  const kilometers = between(every, language);
  return withinMonths === null ? text.every(kilometers) : text.everyOrMonths(kilometers, withinMonths);
}

/** When the product goes in, as one or two sentences. */
export function doseRule(text: DoseTexts, dose: Dose, language: Language): string {
  const due = dueRule(text, dose, language);
  return dose.minutes ? `${due} ${text.idle(between(dose.minutes, language))}` : due;
}

const ML_PER_LITRE = 1000;

/** "200 ml", "3.5 L". */
export const amountText = (ml: number, language: Language): string =>
  ml < ML_PER_LITRE
    ? `${formatDecimal(ml, language)} ml`
    : `${formatDecimal(ml / ML_PER_LITRE, language, { fractionDigits: ml % ML_PER_LITRE === 0 ? 0 : 1 })} L`;

/** Sooner than that, days say more than months. */
const FEW_DAYS = 60;
const DAYS_PER_MONTH = 365 / 12;

/** "in about 3–5 months". */
export function dueText(text: DoseTexts, { dueDays: { from, to } }: DosePlan, language: Language): string {
  if (from < FEW_DAYS) return text.inDays(between({ from, to }, language));
  const months = { from: Math.round(from / DAYS_PER_MONTH), to: Math.round(to / DAYS_PER_MONTH) };
  return text.inMonths(between(months, language));
}
