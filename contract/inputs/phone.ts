/** Digits and the signs people write between them: six to fifteen digits, as all numbers of the world have. */
export const PHONE = /^(?=(?:\D*\d){6,15}\D*$)[\d\s#_\-+/().]{6,20}$/;
