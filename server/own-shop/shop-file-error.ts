import type { FileProblem } from './read-shop-file.ts';

/** The brand's settings have mistakes. The message has a line for each. */
export class ShopFileError extends Error {
  readonly problems: readonly FileProblem[];

  constructor(path: string, problems: readonly FileProblem[]) {
    super(
      problems
        .map((problem) => `${path}:${problem.line} ${[problem.setting, problem.problem].join(' ').trim()}`)
        .join('\n'),
    );
    this.problems = problems;
  }
}
