import { type Download, type NewPermission, RESUME_WINDOW_MS } from '#engine/domain/downloads/download.ts';
import { isExpired } from '#engine/domain/downloads/permission.ts';
import type { Language } from '#engine/domain/language.ts';
import type { DownloadReads, Downloads } from '../../ports/downloads.ts';
import type { MemoryPermission, State, StoredProduct } from './state.ts';

export const downloadReads = (state: () => State): DownloadReads => ({
  ofOrders: async (orderIds, language) => all(state(), language).filter(({ orderId }) => orderIds.includes(orderId)),
  ofCustomer: async (customerId, language) =>
    all(state(), language).filter(({ order }) => order.customerId === customerId),
  find: async (id) => all(state(), null).find((one) => one.id === id) ?? null,
  async take(id, { isPart, bytes, size, at }) {
    const { permissions } = state();
    const place = permissions.findIndex((one) => one.id === id);
    const found = permissions[place];
    if (!found || isExpired(found, at)) return false;
    const isOpen = found.continuesUntil !== null && found.continuesUntil > at;
    if (isPart && isOpen && found.continuesBytes >= bytes) {
      permissions[place] = { ...found, continuesBytes: found.continuesBytes - bytes };
      return true;
    }
    if (found.remaining === 0) return false;
    permissions[place] = {
      ...found,
      remaining: found.remaining && found.remaining - 1,
      continuesUntil: new Date(at.getTime() + RESUME_WINDOW_MS),
      continuesBytes: size,
    };
    return true;
  },
});

export const downloads = (state: State): Downloads => ({
  soldFiles: async (ownerIds) =>
    soldWithFiles(state)
      .filter(({ ownerId }) => ownerIds.includes(ownerId))
      .map(({ ownerId, downloads: { files, limit, expiryDays } }) => ({
        ownerId,
        fileIds: files.map(({ id }) => id),
        limit,
        expiryDays,
      })),
  async grant(permissions) {
    // Line ids count within their order here.
    const nameOf = ({ orderId, orderLineId, fileId }: NewPermission) => `${orderId} ${orderLineId} ${fileId}`;
    const known = new Set(state.permissions.map(nameOf));
    const isKnown = (one: NewPermission) => known.has(nameOf(one));
    for (const one of permissions.filter((permission) => !isKnown(permission))) {
      state.permissions.push({ ...one, id: state.nextId++, continuesUntil: null, continuesBytes: 0 });
    }
  },
});

/** Every product and variation with files. */
const soldWithFiles = (state: State) =>
  [...state.products.values()].flatMap((product) =>
    ownersOf(product).flatMap(({ ownerId, downloads }) =>
      downloads ? [{ ownerId, productId: product.id, downloads }] : [],
    ),
  );

const ownersOf = ({ id, draft, variations }: StoredProduct) => [
  { ownerId: id, downloads: draft.kind === 'simple' ? draft.downloads : null },
  ...(draft.kind === 'variable'
    ? draft.variations.map(({ sku, downloads }) => ({ ownerId: variations.get(sku) ?? 0, downloads }))
    : []),
];

/** Of the newest order first, and as its lines and their products have them. */
function all(state: State, language: Language | null): readonly Download[] {
  const files = soldWithFiles(state).flatMap(({ ownerId, downloads }) =>
    downloads.files.map(({ id }) => `${ownerId} ${id}`),
  );
  const placeOf = ({ ownerId, fileId }: Download) => files.indexOf(`${ownerId} ${fileId}`);
  return state.permissions
    .flatMap((permission) => toDownload(state, permission, language))
    .sort((a, b) => b.orderId - a.orderId || a.orderLineId - b.orderLineId || placeOf(a) - placeOf(b));
}

function toDownload(state: State, permission: MemoryPermission, language: Language | null): readonly Download[] {
  const { continuesBytes: _bytes, ...facts } = permission;
  const order = state.orders.find(({ id }) => id === permission.orderId);
  const owner = soldWithFiles(state).find(({ ownerId }) => ownerId === permission.ownerId);
  const file = owner?.downloads.files.find(({ id }) => id === permission.fileId);
  if (!order || !owner || !file) return [];
  const { key, status, createdAt, paidAt, customerId, billing } = order;
  return [
    {
      ...facts,
      productId: owner.productId,
      name: file.name[language ?? order.language],
      file: file.file,
      order: { key, status, createdAt, paidAt, customerId, language: order.language, email: billing.email },
    },
  ];
}
