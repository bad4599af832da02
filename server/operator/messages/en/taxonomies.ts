const names = {
  name: 'in both languages',
  'name-id': 'in Indonesian',
  'name-en': 'in English',
} as const;

const ofCategory = {
  ...names,
  'description-id': 'in Indonesian',
  'description-en': 'in English',
  parent: 'slug of the category above it; “none”: at the top',
  picture: 'file below the uploads folder; “none”: without one',
  order: 'place among all categories, from 0',
} as const;

const slug = { slug: 'its name in addresses: small letters, digits and hyphens' } as const;

export const taxonomies = {
  saved: 'Saved: {slug}',
  removed: 'Removed: {slug}. Products that had it: {products}',
  columns: {
    slug: 'Slug',
    name: 'Name',
    parent: 'Below',
    order: 'Order',
    products: 'Products',
    terms: 'Values',
  },
  categories: {
    purpose: 'Categories: list, add, edit, remove',
    list: {
      purpose: 'List all categories with the number of published products',
      arguments: {},
      options: {},
      examples: [['categories list', 'in the order of the shop']],
    },
    add: {
      purpose: 'Add a category',
      arguments: slug,
      options: ofCategory,
      examples: [['categories add wax --name-id Lilin --name-en Wax --parent care', 'below another one']],
    },
    edit: {
      purpose: 'Change a category; what is not named stays',
      arguments: slug,
      options: ofCategory,
      examples: [['categories edit wax --order 0 --parent none', 'first, at the top']],
    },
    remove: {
      purpose: 'Remove a category; those below it move up',
      arguments: slug,
      options: { force: 'take products out of it, too' },
      examples: [['categories remove wax', 'only if no product is in it']],
    },
  },
  attributes: {
    purpose: 'Attributes that products share, with their values: list, add, edit, remove',
    list: {
      purpose: 'List all attributes with their values',
      arguments: {},
      options: {},
      examples: [['attributes list', 'what shoppers choose and filter by']],
    },
    add: {
      purpose: 'Add an attribute',
      arguments: { slug: 'its name in addresses: small letters and digits' },
      options: { ...names, terms: 'values, as “Indonesian|English” or one name for both, separated by commas' },
      examples: [
        ['attributes add colour --name-id Warna --name-en Colour --terms "Merah|Red, Biru|Blue"', 'two values'],
      ],
    },
    edit: {
      purpose: 'Change an attribute; what is not named stays',
      arguments: slug,
      options: {
        ...names,
        terms: 'values to add at the end',
        rename: 'other names of values, as slug=Indonesian|English',
        'remove-terms': 'slugs of values; those that products have stay',
      },
      examples: [
        ['attributes edit colour --terms "Hijau|Green"', 'one more value'],
        ['attributes edit colour --rename "red=Merah tua|Dark red" --remove-terms blue', 'its values'],
      ],
    },
    remove: {
      purpose: 'Remove an attribute that no product has',
      arguments: slug,
      options: {},
      examples: [['attributes remove colour', 'with its values']],
    },
  },
  tags: {
    purpose: 'Tags of products: list, add, edit, remove',
    saved: 'Saved: {slug}. Products that have it: {products}',
    list: {
      purpose: 'List all tags with the number of their products',
      arguments: {},
      options: {},
      examples: [['tags list', 'drafts and private products count, too']],
    },
    add: {
      purpose: 'Give products a new tag',
      arguments: slug,
      options: { ...names, products: 'their SKUs, separated by commas' },
      examples: [['tags add rain --name-id Hujan --name-en Rain --products WAX-1,WAX-2', 'two products']],
    },
    edit: {
      purpose: 'Rename a tag, or give it to more products',
      arguments: slug,
      options: { ...names, products: 'SKUs of products that get it, too' },
      examples: [['tags edit rain --name-en "Rainy days"', 'everywhere']],
    },
    remove: {
      purpose: 'Take a tag from all products',
      arguments: slug,
      options: {},
      examples: [['tags remove rain', 'the products stay']],
    },
  },
} as const;
