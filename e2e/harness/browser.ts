import { type Browser, type BrowserServer, chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The one browser of a run. `CHROMIUM` names the program. */
export function launchBrowser(): Promise<BrowserServer> {
  const executablePath = process.env.CHROMIUM;
  if (!executablePath) throw new Error('CHROMIUM names no browser; `npm test` finds one.');
  return chromium.launchServer({ executablePath, headless: true, args: FLAGS, host: '127.0.0.1' });
}

export const connectToBrowser = (address: string): Promise<Browser> => chromium.connect(address);
