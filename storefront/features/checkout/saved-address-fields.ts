/** Names the radio buttons of a customer's addresses; each has the id of one. */
export const SAVED_ADDRESS_FIELD = 'savedAddress';

/** The radio button of an address that is typed. */
export const OTHER_ADDRESS = 'other';

/** Names the box by which an address that is typed is saved with the order. */
export const SAVE_FIELD = 'saveAddress';
