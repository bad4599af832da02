export const alerts = {
  purpose: 'Stock alerts: who waits for what is sold out',
  list: {
    purpose: 'List sold-out products and variations by how many people wait for them',
    arguments: {},
    options: {},
    examples: [['alerts list', 'what to order first']],
  },
  columns: {
    waiting: 'Waiting',
    sku: 'SKU',
    product: 'Product',
    since: 'Since',
  },
} as const;
