/** What the operator sees while the shop starts and stops. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
