import { expect, test } from 'vitest';
import { NOON } from '../testing/shop.ts';
import { oneLine, plainText } from '../text/text.ts';
import { decideReview, type ReviewRequest, withVerification } from './decide-review.ts';

const PRODUCT = { id: 10, reviewsAllowed: true };
const REQUEST: ReviewRequest = {
  productId: 10,
  author: ' Sari  Dewi ',
  publishedAs: '',
  email: ' sari@example.test ',
  rating: 5,
  text: 'Tarikan enteng sekali.',
};
const facts = { product: PRODUCT, customer: null, language: 'id', now: NOON } as const;

test('a guest’s review is cleaned and held for moderation', () => {
  const decision = decideReview(REQUEST, facts);
  const taken = {
    productId: 10,
    customerId: null,
    author: 'Sari Dewi',
    email: 'sari@example.test',
    rating: 5,
    text: 'Tarikan enteng sekali.',
    language: 'id',
    writtenAt: NOON,
  };
  expect(decision).toEqual({ ok: true, value: taken });
  expect(decision.ok && withVerification(decision.value, false)).toEqual({ ...taken, verified: false, status: 'held' });
});

test('a customer’s review uses the account’s name, and is published after a purchase', () => {
  const customer = { id: 7, name: 'Budi', email: 'budi@example.test' };
  const decision = decideReview({ ...REQUEST, author: '', email: 'x' }, { ...facts, customer });
  expect(decision).toMatchObject({ value: { author: 'Budi', email: 'budi@example.test', customerId: 7 } });
  expect(decision.ok && withVerification(decision.value, true)).toMatchObject({ verified: true, status: 'approved' });
});

const BUDI = { id: 7, name: 'budi.santoso1987', email: 'budi@example.test' };

test('a customer chooses the name that everyone reads, and a purchase counts as before', () => {
  const decision = decideReview({ ...REQUEST, publishedAs: ' Mas  Budi ' }, { ...facts, customer: BUDI });
  expect(decision).toMatchObject({ value: { author: 'Mas Budi', email: 'budi@example.test', customerId: 7 } });
  expect(decision.ok && withVerification(decision.value, true)).toMatchObject({ verified: true, status: 'approved' });
});

test.each([
  'www.tokoku.com',
  'Budi 0812-3456-7890',
  'budi@example.test',
  'ｗｗｗ．ｔｏｋｏ．ｃｏｍ',
  'w\u200Bww.toko.biz',
  'Budi ０８１２３４５６７８９',
])(
  'a name with a contact is refused where it is chosen, and waits for moderation as that of an account: %s',
  (name) => {
    const chosen = decideReview({ ...REQUEST, publishedAs: name }, { ...facts, customer: BUDI });
    expect(chosen).toEqual({ ok: false, refusal: { code: 'REVIEW_AUTHOR_HAS_CONTACT' } });
    const named = decideReview(REQUEST, { ...facts, customer: { ...BUDI, name } });
    expect(named.ok && withVerification(named.value, true)).toMatchObject({ author: name, status: 'held' });
  },
);

test.each([
  ['Hubungi wa 0812-3456-7890 ya', 'held'],
  ['Murah di +62 812 3456 789', 'held'],
  ['Lihat https://spam.example', 'held'],
  ['Ada di tokoku.co.id juga', 'held'],
  ['Ada di toko\u200Bku.c\u00ADom juga', 'held'],
  ['Sudah 120.000 km, oli 5W-30 ganti tiap 10.000-15.000 km.', 'approved'],
  ['Dipakai sejak 2019. Irit.', 'approved'],
])('a buyer’s review that leads readers elsewhere waits for moderation: %s → %s', (text, status) => {
  const decision = decideReview({ ...REQUEST, text }, facts);
  expect(decision.ok && withVerification(decision.value, true)).toMatchObject({ verified: true, status });
});

test.each([
  ['of nothing', {}, { product: null }, 'REVIEW_TARGET_UNKNOWN'],
  ['of a product that takes none', {}, { product: { ...PRODUCT, reviewsAllowed: false } }, 'REVIEWS_CLOSED'],
  ['without a name', { author: ' <b></b> ' }, {}, 'REVIEW_AUTHOR_MISSING'],
  ['with a name that nobody sees', { author: '\u200B\u3164' }, {}, 'REVIEW_AUTHOR_MISSING'],
  ['under a chosen name that nobody sees', { publishedAs: '\u200B' }, { customer: BUDI }, 'REVIEW_AUTHOR_MISSING'],
  ['without an email address', { email: 'sari' }, {}, 'REVIEW_EMAIL_INVALID'],
  ['without stars', { rating: 0 }, {}, 'REVIEW_RATING_INVALID'],
  ['with six stars', { rating: 6 }, {}, 'REVIEW_RATING_INVALID'],
  ['with half a star', { rating: 4.5 }, {}, 'REVIEW_RATING_INVALID'],
  ['of nine characters', { text: '123456789' }, {}, 'REVIEW_TEXT_LENGTH'],
  ['of ten characters that nobody sees', { text: '\u200B'.repeat(10) }, {}, 'REVIEW_TEXT_LENGTH'],
  ['of ten characters, mostly markup', { text: '<p>12</p><p>34</p>' }, {}, 'REVIEW_TEXT_LENGTH'],
  ['that is too long', { text: 'x'.repeat(2001) }, {}, 'REVIEW_TEXT_LENGTH'],
] as const)('a review %s is refused', (_case, request, rest, code) => {
  expect(decideReview({ ...REQUEST, ...request }, { ...facts, ...rest })).toMatchObject({ refusal: { code } });
});

test('length is counted in code points', () => {
  expect(decideReview({ ...REQUEST, text: '👍'.repeat(2000) }, facts).ok).toBe(true);
});

test.each([
  ['markup is taken out', '<b>Bagus</b> <img src=x onerror=alert(1)>sekali<!-- x -->', 'Bagus sekali'],
  ['also when it is nested to come back', '<scr<script>ipt>alert(1)</scr</script>ipt>', 'alert(1)'],
  [
    'what is nested too deep to be read loses what begins a tag',
    `${'<a'.repeat(20)}${'>'.repeat(20)}`,
    'aaaaaaaaaa>>>>>>>>>>',
  ],
  ['a comment that nobody closes goes to the end', 'Bagus <!-- sekali', 'Bagus'],
  ['a comparison is no markup', 'harga < 10 dan > 5', 'harga < 10 dan > 5'],
  ['line breaks stay, one empty line at most', 'satu\r\ndua\r\r\n\n\n\n tiga', 'satu\ndua\n\ntiga'],
  ['controls and turned writing are taken out', 'a\u0000b\u202Ec\uD800d\te', 'a b c d e'],
])('%s', (_case, typed, text) => {
  expect(plainText(typed)).toBe(text);
});

test('reads what a program has nested', () => {
  // Where each layer is taken out by itself, and the end of each comment looked for, this never ends.
  const nested = `${'<a'.repeat(20_000)}${'>'.repeat(20_000)}${'<!--'.repeat(20_000)}`;
  expect(plainText(nested).includes('<')).toBe(false);
});

test('puts a name on one line', () => {
  expect(oneLine('Sari\nDewi <script>')).toBe('Sari Dewi');
});
