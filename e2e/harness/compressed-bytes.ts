import { expect } from 'vitest';

/** The size of these files of a shop together, as they are sent with brotli. */
export async function compressedBytes(address: string, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(address + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
      expect(response.status, path).toBe(200);
      return Number(response.headers.get('content-length'));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
