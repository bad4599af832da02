import { z } from 'zod';

/** Of a coupon or a gift card, as it is typed. */
const CouponCode = z.string().trim().min(1).max(100);

export const parseCouponCode = (form: FormData) => CouponCode.safeParse(form.get('code'));
