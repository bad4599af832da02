import { memoryStore } from '../testing/memory/memory-store.ts';
import { portsContract } from './ports.contract.ts';

portsContract('memory', async () => ({ ports: memoryStore(), close: async () => undefined }));
