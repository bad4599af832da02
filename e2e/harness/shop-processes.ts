import { inject } from 'vitest';
import { freePort } from '#engine/adapters/database/testing/free-port.ts';
import { type ShopProcess, spawnShop } from '#server/testing/shop-process.ts';
import { type LoadBalancer, startProxy } from './proxy.ts';

/** Processes of one shop, on one PostgreSQL database and one data folder, behind one proxy. */
export interface ShopProcesses {
  readonly shops: readonly ShopProcess[];
  readonly proxy: LoadBalancer;
  /** `kill -9`. */
  kill(shop: ShopProcess): void;
  close(): Promise<void>;
}

export async function openShopProcesses(count: number): Promise<ShopProcesses> {
  const { databaseUrl, dataFolder } = inject('shops').postgres;
  const proxy = await startProxy();
  const spawn = async (): Promise<ShopProcess> => {
    const port = await freePort();
    const environment = { BASE_URL: proxy.address, PORT: String(port) };
    const shop = await spawnShop({ databaseUrl, dataFolder, environment });
    proxy.add(port);
    // A shop tells the address that its shoppers use.
    return { ...shop, address: `http://127.0.0.1:${port}` };
  };
  const shops: ShopProcess[] = [];
  for (let begun = 0; begun < count; begun++) shops.push(await spawn());
  const killed = new Set<ShopProcess>();
  return {
    shops,
    proxy,
    kill(shop) {
      killed.add(shop);
      process.kill(shop.pid, 'SIGKILL');
    },
    async close() {
      proxy.close();
      await Promise.all(shops.filter((shop) => !killed.has(shop)).map((shop) => shop.stop()));
    },
  };
}
