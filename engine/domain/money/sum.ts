export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
