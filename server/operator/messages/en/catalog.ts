const editing = {
  name: 'in the shop’s main language',
  'other-name': 'in the shop’s other language',
  type: 'simple, variable, external, grouped or variation; with “, virtual” or “, downloadable”',
  regular: 'regular price, such as {price}',
  sale: 'sale price',
  stock: 'pieces that there are; without it they are not counted',
  weight: 'of one packed piece',
  categories: 'names, with those above them: “Oils > Synthetic, Offers”',
  tags: 'names, separated by commas',
  'short-description': 'in the shop’s main language',
  description: 'in the shop’s main language; may be HTML',
  pictures: 'files below the uploads folder; “pictures add” brings them there',
  status: 'published, private or draft',
  npt: 'number under which an oil is registered; none for what stands among oils and is none',
  sni: 'standard whose mark an oil carries',
  'create-terms': 'add the categories, attributes and their values that the shop does not have',
  set: 'cells of any column of “products export”, such as "Low stock amount=3"',
} as const;

export const catalog = {
  add: {
    purpose: 'Add one product or variation',
    arguments: { sku: 'its SKU' },
    options: editing,
    examples: [
      ['products add WAX-1 --name Wax --regular {price} --stock 24 --categories Care', 'a simple product'],
      ['products add WAX-1 --name Lilin --other-name Wax --status draft', 'in both languages, not yet shown'],
      [
        'products add RAG --type variable --name Rag --set "Attribute 1 name=Colour" "Attribute 1 value(s)=Blue, Red"',
        'to be chosen by colour; then its variations',
      ],
      [
        'products add RAG-B --type variation --regular {price} --set Parent=RAG "Attribute 1 name=Colour" "Attribute 1 value(s)=Blue"',
        'the blue one',
      ],
    ],
  },
  edit: {
    purpose: 'Change one product or variation; what is not named stays',
    arguments: { sku: 'SKU of the product or variation' },
    options: editing,
    examples: [
      ['products edit WAX-1 --description "<p>For every paint.</p>"', 'another description'],
      ['products edit OIL-1 --npt "AA123456" --sni "SNI 7069.1"', 'the numbers of an oil, on its page'],
      ['products edit WAX-1 --set "Low stock amount=3" "Meta: _name_en=Wax"', 'any column of an export'],
    ],
  },
  duplicate: {
    purpose: 'Make a draft like a product, with SKUs of its own and without pieces',
    arguments: { sku: 'SKU of the product', 'new-sku': 'SKU of the draft; its variations have theirs after it' },
    options: {},
    examples: [['products duplicate WAX-1 WAX-9', 'then change it with “products edit WAX-9”']],
    done: 'A draft with the SKU {sku} was made: {slug}',
  },
  remove: {
    purpose: 'Remove a product or variation that nobody has ordered, with its reviews',
    arguments: { sku: 'SKU of the product or variation' },
    options: {},
    examples: [['products remove WAX-9', 'for ever']],
    done: 'Removed: {sku}',
  },
  skuTaken: 'There is something with the SKU {sku} already. Change it with “products edit”.',
  unknownColumns: 'Nothing was changed. There is no column {columns}.',
  signedStock: 'must be the pieces that there are, without + or -; “products stock SKU +5” adds, “-5” takes away',
  wrongCell: 'must be a column and its cell, such as "Low stock amount=3"',
  refused: 'Nothing was changed. Values that are not valid: {count}. Correct them and try again.',
  notStored:
    'Not stored: {names}. Somebody changed the same products at the same moment, or the database had an error. Try again.',
  nothingChanged: 'Nothing changed: it is so already.',
  pictures: {
    purpose: 'Pictures: add files to products',
    add: {
      purpose: 'Add pictures to the products and variations whose SKUs the files are named after',
      arguments: { paths: 'files or folders: WAX-1.jpg, WAX-1-2.jpg, WAX-1-3.jpg … in this order' },
      options: { replace: 'in place of the pictures that these products have' },
      examples: [
        ['pictures add photos', 'every picture of the folder and the folders in it'],
        ['pictures add WAX-1.jpg WAX-1-2.jpg --replace', 'these two and no others'],
      ],
      bar: 'Pictures',
      nothing: 'No file is named after a SKU.',
      unmatched: 'No SKU is called like {file}.',
      samePicture: '{file} is the same picture as {first} and was passed over.',
      left: 'Files that belong to no SKU: {count}. The others were added.',
      notAPicture:
        'Nothing was changed: {file} is no picture (JPEG, PNG, WebP, GIF or AVIF), or has more than {megapixels} million dots.',
    },
  },
} as const;
