import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files whose length does not tell how long they take: begun last, one worker would be busy with them alone for minutes. */
const LONGEST = [
  /e2e\/pictures\//,
  /e2e\/journeys\/(accessibility-|enlarged-text|checkout-steps|other-backend)/,
  /e2e\/journeys\/(buying-|slow-|stock-backend-)|\/new-product-field|\/adapters\/database\/stores\./,
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((files) => files.test(moduleId));
  return rank < 0 ? LONGEST.length : rank;
};

/** The order in which test files begin: as vitest sorts them, the longest first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
