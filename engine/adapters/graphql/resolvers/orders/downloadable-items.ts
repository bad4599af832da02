import { downloadPath } from '#contract/paths.ts';
import { isExpired } from '#engine/domain/downloads/permission.ts';
import type { LinkedDownload } from '#engine/usecases/downloads/downloads.ts';
import { listConnection } from '../../connections/connection.ts';
import type { PageArguments } from '../../connections/page-arguments.ts';
import type { Context } from '../../context/context.ts';
import { isoDate, isoDateOrNull } from '../../formats/dates.ts';
import { globalId } from '../../formats/ids.ts';
import type { InputMaybe, Resolvers } from '../../generated/resolvers.generated.ts';

interface States {
  readonly active?: InputMaybe<boolean>;
  readonly expired?: InputMaybe<boolean>;
  readonly hasDownloadsRemaining?: InputMaybe<boolean>;
}

/** The downloads that are possible now, unless other states are requested. */
export function downloadsPage(
  downloads: readonly LinkedDownload[],
  args: PageArguments & { readonly where?: InputMaybe<States> },
  { at }: Context,
) {
  const passes = stateFilter(args.where ?? {}, at);
  return listConnection(downloads.filter(passes), args, { keyOf: ({ id }) => id });
}

function stateFilter({ active, expired, hasDownloadsRemaining }: States, at: Date) {
  const hasFilter = [active, expired, hasDownloadsRemaining].some((requested) => typeof requested === 'boolean');
  const matches = (requested: InputMaybe<boolean>, is: boolean) => typeof requested !== 'boolean' || requested === is;
  return (download: LinkedDownload): boolean => {
    const isOver = isExpired(download, at);
    const hasSome = download.remaining !== 0;
    const conditions = [
      matches(hasFilter ? active : true, !isOver && hasSome),
      matches(expired, isOver),
      matches(hasDownloadsRemaining, hasSome),
    ];
    return conditions.every(Boolean);
  };
}

export const downloadableItemResolvers: Pick<Resolvers, 'DownloadableItem'> = {
  DownloadableItem: {
    accessExpires: ({ expiresAt }) => isoDateOrNull(expiresAt),
    download: ({ fileId, name, file }) => ({ id: fileId, name, file }),
    downloadId: ({ fileId }) => fileId,
    downloadsRemaining: ({ remaining }) => remaining,
    id: ({ id }) => globalId('download', id),
    name: ({ name }) => name,
    orderDate: ({ order }) => isoDate(order.createdAt),
    orderId: ({ orderId }) => orderId,
    product: ({ productId }, _args, { loaders }) => loaders.product(productId),
    url: ({ id, signature }, _args, { site }) => site.baseUrl + downloadPath(id, signature),
  },
};
