import { portsContract } from './ports.contract.ts';
import { memoryStore } from './testing/memory/memory-store.ts';

portsContract('memory', async () => ({ ports: memoryStore(), close: async () => undefined }));
