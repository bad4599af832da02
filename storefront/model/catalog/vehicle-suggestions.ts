import type { ProductSummary } from '../product/product.ts';
import { canBeBought } from '../stock.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { fitOf } from '../vehicle/vehicle-fit.ts';
import { suitableGrades } from '../vehicle/vehicle-rules.ts';

export interface VehicleSuggestions {
  readonly oils: readonly ProductSummary[];
  readonly additives: readonly ProductSummary[];
}

const ADDITIVES: readonly (string | null)[] = ['fuel-additive', 'oil-additive'];

/** The position of a product's best grade in the list of suitable ones; last without a grade. */
function gradeRank({ vehicleFacts }: ProductSummary, suitable: readonly string[]): number {
  const ranks = vehicleFacts?.grades.map((grade) => suitable.indexOf(grade)).filter((rank) => rank >= 0) ?? [];
  return ranks.length > 0 ? Math.min(...ranks) : suitable.length;
}

/** What fits and can be bought: oils by how well their grade suits, additives by what others buy most. */
export function suggestionsFor(
  products: readonly ProductSummary[],
  vehicle: Vehicle,
  most: number,
): VehicleSuggestions {
  const suitable = suitableGrades(vehicle);
  const fitting = products
    .filter((product) => canBeBought(product) && fitOf(product.vehicleFacts, vehicle).kind === 'fits')
    .sort((a, b) => b.totalSales - a.totalSales);
  const oils = fitting.filter(({ vehicleFacts }) => vehicleFacts?.use === 'engine-oil');
  const additives = fitting.filter(({ vehicleFacts }) => ADDITIVES.includes(vehicleFacts?.use ?? null));
  return {
    oils: oils.sort((a, b) => gradeRank(a, suitable) - gradeRank(b, suitable)).slice(0, most),
    additives: additives.slice(0, most),
  };
}
