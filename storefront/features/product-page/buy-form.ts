/** The form that options, buy box and buy bar hand in together. */
export const BUY_FORM = 'buy';
