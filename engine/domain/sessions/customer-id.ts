const GUEST = /^t_[0-9a-f]{30}$/;

export const GUEST_DIGITS = 30;

export const guestId = (hex: string): string => `t_${hex}`;

export const isGuest = (customerId: string): boolean => GUEST.test(customerId);

/** The registered customer's number; null for a guest. */
export const customerNumber = (customerId: string): number | null =>
  /^[1-9]\d*$/.test(customerId) ? Number(customerId) : null;
