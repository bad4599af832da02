/** What tries are counted for: an account, by whichever of its names it is tried, or the name that is nobody's. */
export const triedAccount = (account: { readonly id: number } | undefined, name: string): string =>
  account ? `account ${account.id}` : name;
