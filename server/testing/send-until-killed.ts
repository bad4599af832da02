import { writeSync } from 'node:fs';
import type { Mail } from '#engine/domain/mail/mail.ts';
import { openBackend } from '../backend/open-backend.ts';
import { readConfig } from '../config/config.ts';
import { createLogger } from '../config/logger.ts';
import { openMailer } from '../mail/open-mailer.ts';

const STANDARD_OUTPUT = 1;
const report = (line: string) => writeSync(STANDARD_OUTPUT, `${line}\n`);

const email = (number: number): Mail => ({
  kind: 'low-stock',
  to: 'shop@example.test',
  language: 'id',
  sku: `OIL-${number}`,
  name: `Oil ${number}`,
  left: 1,
});

/**
 * Queues `count` emails, unless there are some, and sends what is due until its process is killed. Its clock is `minutes`
 * ahead, when the claims of killed processes have expired.
 */
async function sendUntilKilled([dataFolder, smtpUrl, count, minutes]: readonly string[]): Promise<void> {
  const config = readConfig({ DATA_DIR: dataFolder, SMTP_URL: smtpUrl });
  const logger = createLogger('error');
  const { database, needs } = await openBackend(config, logger);
  const now = () => new Date(Date.now() + Number(minutes) * 60_000);
  const mail = await openMailer({ config, baseUrl: 'https://shop.example', logger, needs: { ...needs, now } });
  if ((await needs.mails.list({ limit: 1 })).length === 0) {
    for (let number = 1; number <= Number(count); number++) {
      await needs.unitOfWork(({ outbox }) => outbox.add(email(number)));
    }
  }
  report('queued');
  await mail.run();
  report(`waiting: ${(await needs.mails.list({ state: 'waiting', limit: 1 })).length}`);
  await mail.close();
  await database.close();
}

const [, script, ...given] = process.argv;
if (script === import.meta.filename) await sendUntilKilled(given);
