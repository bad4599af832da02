import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { ask, productOf } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

describe.each(DATABASES)('a product on %s', (_name, open) => {
  const shop = sharedShop(open);

  const product = (slug: string, fields: string, language: 'id' | 'en' = 'en') =>
    productOf(shop, slug, { fields, language });

  test('is found by slug, number, global id and SKU', async () => {
    const id = shop.ids.cleaner ?? 0;
    const { data } = await ask(
      shop,
      `{ slug: product(id: "cleaner", idType: SLUG) { name } number: product(id: "${id}", idType: DATABASE_ID) { name }
         global: product(id: "${btoa(`post:${id}`)}") { id databaseId } sku: product(id: "CLEANER", idType: SKU) { name } }`,
    );
    expect(data).toEqual({
      slug: { name: 'Injector Cleaner' },
      number: { name: 'Injector Cleaner' },
      global: { id: btoa(`post:${id}`), databaseId: id },
      sku: { name: 'Injector Cleaner' },
    });
  });

  test.each([
    ['an unknown slug', 'nope'],
    ['a draft', 'prototype'],
  ])('answers %s by null and an error', async (_case, slug) => {
    const { data, errors, status } = await ask(shop, `{ product(id: "${slug}", idType: SLUG) { name } }`);
    expect({ status, data }).toEqual({ status: 200, data: { product: null } });
    expect(errors[0]).toMatchObject({
      message: `No product ID was found corresponding to the slug: ${slug}`,
      extensions: { category: 'user', code: 'PRODUCT_NOT_FOUND' },
    });
  });

  test('is found by its address when it is hidden', async () => {
    expect(await product('sample', 'slug')).toEqual({ slug: 'sample' });
  });

  test('formats prices for people, and raw ones for machines', async () => {
    const money = 'price regularPrice salePrice raw: price(format: RAW) rawSale: salePrice(format: RAW)';
    expect(await product('cleaner', `... on ProductWithPricing { ${money} } onSale`)).toEqual({
      price: '€9.90',
      regularPrice: '€9.90',
      salePrice: null,
      raw: '9.90',
      rawSale: null,
      onSale: false,
    });
    expect(await product('engine-oil', `... on ProductWithPricing { ${money} } onSale`)).toEqual({
      price: '€11.90 - €35.90',
      regularPrice: '€11.90 - €39.90',
      salePrice: '€11.90 - €35.90',
      raw: '11.90, 35.90',
      rawSale: '11.90, 35.90',
      onSale: true,
    });
  });

  test('has the price of a running sale', async () => {
    const { data } = await ask(
      shop,
      `{ product(id: "booster", idType: SLUG) { onSale ... on SimpleProduct { price } } }`,
    );
    expect(data.product).toEqual({ onSale: true, price: '€12.00' });
  });

  test('lists the options of variations in the order of the product, with an open one empty', async () => {
    const { variations, defaultAttributes, attributes } = await product(
      'engine-oil',
      `... on VariableProduct {
         variations(first: 100) { nodes { name sku type manageStock stockQuantity attributes { nodes { name label value attributeId } } parent { node { slug } } } }
         defaultAttributes { nodes { name value } }
         attributes { nodes { __typename name label options variation scope ... on GlobalProductAttribute { slug terms(where: { orderby: MENU_ORDER, order: ASC }) { nodes { name slug taxonomyName } } } } }
       }`,
    );
    expect(variations.nodes.map(({ name, sku }: { name: string; sku: string }) => [name, sku])).toEqual([
      ['Engine Oil - 5W-30, 1 L', 'oil-1l'],
      ['Engine Oil - 4 L', 'oil-4l'],
    ]);
    expect(variations.nodes[1]).toMatchObject({
      type: 'VARIATION',
      manageStock: 'TRUE',
      stockQuantity: 10,
      parent: { node: { slug: 'engine-oil' } },
      attributes: {
        nodes: [
          { name: 'pa_viscosity', label: 'Viscosity', value: '', attributeId: 0 },
          { name: 'pa_size', label: 'Pack size', value: '4l', attributeId: expect.any(Number) },
        ],
      },
    });
    expect(defaultAttributes.nodes).toEqual([
      { name: 'pa_viscosity', value: '5w30' },
      { name: 'pa_size', value: '4l' },
    ]);
    expect(attributes.nodes).toMatchObject([
      {
        __typename: 'GlobalProductAttribute',
        name: 'pa_viscosity',
        slug: 'pa_viscosity',
        label: 'Viscosity',
        options: ['5w30', '10w40'],
        variation: true,
        scope: 'GLOBAL',
        terms: { nodes: [{ name: '5W-30', slug: '5w30', taxonomyName: 'pa_viscosity' }, { name: '10W-40' }] },
      },
      { name: 'pa_size' },
    ]);
  });

  test('has attributes on the interface, as older clients query them', async () => {
    const fields = 'attributes(where: { type: GLOBAL }) { nodes { name } } specifications { name }';
    expect(await product('engine-oil', fields, 'id')).toEqual({
      attributes: { nodes: [{ name: 'pa_viscosity' }, { name: 'pa_size' }] },
      specifications: [{ name: 'Standard' }],
    });
  });

  test('keeps its specifications apart from its attributes, which clients build forms from', async () => {
    const fields = 'specifications { name value } attributes { nodes { name } } localAttributes { nodes { name } }';
    expect(await product('cleaner', fields)).toEqual({
      specifications: [{ name: 'Standard', value: 'API SN' }],
      attributes: { nodes: [] },
      localAttributes: { nodes: [] },
    });
    expect(await product('cleaner', 'attributes(where: { type: LOCAL }) { nodes { name } }')).toEqual({
      attributes: { nodes: [] },
    });
  });

  test('returns pictures in sizes, and the full picture for a missing one', async () => {
    const { image, galleryImages } = await product(
      'cleaner',
      'image { altText title sourceUrl thumbnail: sourceUrl(size: THUMBNAIL) large: sourceUrl(size: LARGE) srcSet mediaDetails { width sizes { name width sourceUrl } } } galleryImages(first: 20) { nodes { sourceUrl } }',
    );
    const folder = 'https://images.example/uploads/products';
    expect(image).toMatchObject({
      altText: 'A red bottle',
      title: 'Bottle',
      sourceUrl: `${folder}/cleaner.webp`,
      thumbnail: `${folder}/cleaner-150x150.webp`,
      large: `${folder}/cleaner.webp`,
      mediaDetails: {
        width: 1200,
        sizes: [
          { name: 'thumbnail', width: '150', sourceUrl: `${folder}/cleaner-150x150.webp` },
          { name: 'medium_large' },
        ],
      },
    });
    expect(image.srcSet).toContain(`${folder}/cleaner-768x768.webp 768w`);
    expect(galleryImages.nodes).toEqual([{ sourceUrl: `${folder}/cleaner-side.webp` }]);
    expect(await product('wax', 'image { sourceUrl }')).toEqual({ image: null });
  });

  test('a picture that is replaced has another address in every size', async () => {
    const fields =
      'image { sourceUrl thumbnail: sourceUrl(size: THUMBNAIL) srcSet mediaDetails { sizes { sourceUrl } } }';
    const folder = 'https://images.example/uploads/products';
    for (const version of ['first', 'second']) {
      shop.replacePicture('products/cleaner.webp', version);
      const { image } = await product('cleaner', fields);
      expect(image).toMatchObject({
        sourceUrl: `${folder}/cleaner.webp?v=${version}`,
        thumbnail: `${folder}/cleaner-150x150.webp?v=${version}`,
        mediaDetails: { sizes: [{ sourceUrl: `${folder}/cleaner-150x150.webp?v=${version}` }, expect.anything()] },
      });
      expect(image.srcSet).toContain(`${folder}/cleaner-768x768.webp?v=${version} 768w`);
    }
  });

  test('lists approved reviews newest first, as escaped HTML', async () => {
    const { reviews, averageRating, reviewCount } = await product(
      'cleaner',
      'averageRating reviewCount reviews { averageRating edges { rating verified node { content raw: content(format: RAW) date dateGmt author { name node { name email avatar(size: 48) { url width } } } } } }',
    );
    expect({ averageRating, reviewCount }).toEqual({ averageRating: 4.5, reviewCount: 2 });
    expect(reviews.averageRating).toBe(4.5);
    expect(
      reviews.edges.map(({ rating, verified }: { rating: number; verified: boolean }) => [rating, verified]),
    ).toEqual([
      [4, false],
      [5, true],
    ]);
    expect(reviews.edges[1].node).toMatchObject({
      content: '<p>Tarikan &lt;b&gt;enteng&lt;/b&gt;.</p>\n<p>Beli lagi.</p>',
      raw: 'Tarikan <b>enteng</b>.\n\nBeli lagi.',
      date: '2026-10-01 10:00:00',
      dateGmt: '2026-10-01 03:00:00',
      author: {
        name: 'Sari Dewi',
        node: { name: 'Sari Dewi', email: null, avatar: { url: expect.stringMatching(/^data:image\/svg/), width: 48 } },
      },
    });
  });

  test('returns its own fields, without secret ones', async () => {
    expect(
      await product(
        'cleaner',
        'shortDescription raw: shortDescription(format: RAW) description date customTextarea productCardLists extraDescription metaData { key value } one: metaData(key: "dose") { value }',
      ),
    ).toEqual({
      shortDescription: '<p>Clean injectors</p>',
      raw: 'Clean injectors',
      description: '<p>Injector Cleaner &amp; more.</p>',
      date: '2026-05-01T03:00:00+00:00',
      customTextarea: 'Injector Cleaner!',
      productCardLists: ['Clean injectors'],
      extraDescription: '<h3>Injector Cleaner</h3>',
      metaData: [
        { key: 'dose', value: '1:200' },
        { key: 'pack_content', value: '300 ml' },
      ],
      one: [{ value: '1:200' }],
    });
  });

  test('uses the language of the request', async () => {
    expect(await product('cleaner', 'name image { altText } productCategories { nodes { name } }', 'id')).toEqual({
      name: 'Pembersih Injektor',
      image: { altText: 'Botol merah' },
      productCategories: { nodes: [{ name: 'Aditif' }] },
    });
  });

  test('links an external product, and lists the files of a virtual one without their paths', async () => {
    expect(
      await product(
        'jack',
        '__typename type virtual purchasable ... on ExternalProduct { externalUrl buttonText price }',
      ),
    ).toEqual({
      __typename: 'ExternalProduct',
      type: 'EXTERNAL',
      virtual: false,
      purchasable: false,
      externalUrl: 'https://tools.example/jack',
      buttonText: 'Buy at Tools',
      price: '€9.90',
    });
    expect(
      await product(
        'handbook',
        'virtual ... on SimpleProduct { downloadable downloadLimit downloadExpiry shippingRequired weight downloads { downloadId name fileExt } }',
      ),
    ).toEqual({
      virtual: true,
      downloadable: true,
      downloadLimit: 3,
      downloadExpiry: -1,
      shippingRequired: false,
      weight: null,
      downloads: [{ downloadId: 'f1', name: 'Book', fileExt: 'pdf' }],
    });
  });
});
