import { portsContract } from '#engine/usecases/contracts/ports.contract.ts';
import { createStores } from './stores.ts';
import { DATABASES } from './testing/databases.ts';

for (const [name, open] of DATABASES) {
  portsContract(name, async () => {
    const database = await open();
    return { ports: createStores(database), close: database.close };
  });
}
