import { isEnumType, isInputObjectType, isObjectType, parse, validate, validateSchema } from 'graphql';
import { expect, test } from 'vitest';
import { buildSchema } from './build-schema.ts';

const schema = buildSchema(['size', 'viscosity']);
const valuesOf = (name: string) => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};

test.each([
  ['without attributes', []],
  ['with one', ['size']],
  ['with two', ['size', 'viscosity']],
])('the schema of a shop %s is valid', (_case, attributes) => {
  expect(validateSchema(buildSchema(attributes))).toEqual([]);
});

test('an attribute has the names that clients build from its slug', () => {
  expect(valuesOf('TaxonomyEnum')).toEqual(expect.arrayContaining(['CATEGORY', 'TAG', 'PASIZE', 'PAVISCOSITY']));
  expect(valuesOf('ProductAttributeEnum')).toEqual(['PA_SIZE', 'PA_VISCOSITY']);
  const document = parse(`{
    allPaSize(first: 5) { nodes { name } }
    paViscosity(id: "5w30", idType: SLUG) { count }
    products(where: { attributes: { queries: [{ taxonomy: PA_SIZE, terms: ["1l"] }] } }) { nodes { allPaSize { nodes { slug } } } }
  }`);
  expect(validate(schema, document)).toEqual([]);
});

test('knows all 249 countries', () => {
  expect(valuesOf('CountriesEnum')).toHaveLength(249);
});

test('every field of an object has a resolver or comes with its object', () => {
  const unresolved = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type, field })) : []))
    .filter(({ type, field }) => !field.resolve && !MADE_WHOLE.test(type.name) && !CHECKED_BY_COMPILER.test(type.name))
    .map(({ type, field }) => `${type.name}.${field.name}`);
  expect(unresolved).toEqual([]);
});

/** Of these a field without a resolver is a property of the domain's product (`UnresolvedProductFields`). */
const CHECKED_BY_COMPILER = /^(Simple|Variable|External|Group)Product$/;

/** Objects that a resolver returns with all their fields, or never returns. */
const MADE_WHOLE =
  /Connection$|Edge$|PageInfo$|Payload$|^(LoginClient|PasswordClientOptions|PasswordLoginOptions|MetaData|Plugin|MediaSize|AppliedCoupon|PackContent|ProductSpecification|LocalProductAttribute|ProductOffer|Avatar|OrderItemTax|OrderShipment|CountryState|GeneralSettings|Settings|WoonuxtOptions|WoonuxtGlobalAttribute|WoonuxtSeoEntry|WoonuxtStripeSettings|AttributeCount|SingleAttributeCount|RatingCount|StockStatusCount|CartItemError|ProductAttributeOutput|CartFee|CartNotice|Coupon|CouponError|ShippingMethodError|PaymentIntent|ShippingMethod|UserRole|TaxRate|FeeLine|PaymentTokenCC|PaymentTokenECheck|SavedPaymentMethod)$/;

test('every mutation takes one input with a clientMutationId and echoes it', () => {
  const mutation = schema.getMutationType();
  for (const field of Object.values(mutation?.getFields() ?? {})) {
    const [input] = field.args;
    const type = schema.getType(`${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}Input`);
    expect(String(input?.type)).toBe(`${type}!`);
    expect(isInputObjectType(type) && Object.keys(type.getFields())).toContain('clientMutationId');
  }
});
