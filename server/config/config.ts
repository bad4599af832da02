import { z } from 'zod';
import type { RequestLimit } from '#contract/routes.ts';
import { dataFolderOf } from '../own-shop/data-folder-of.ts';
import { address, exactAddress } from './address.ts';
import { ConfigError } from './config-error.ts';
import { databaseUrl } from './database-url.ts';
import { DEFAULT_SENDER, type MailSettings, mailFrom, smtpUrl } from './mail-settings.ts';
import { optional } from './optional.ts';
import { STRIPE_SETTINGS, type StripeKeys, stripeKeys, takesTestCards } from './stripe-settings.ts';
import { TRACING_SETTINGS, type TracingSettings, tracingSettings } from './tracing-settings.ts';
import { NO_PROXIES, readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

/** What browsers or the shop itself ask for. */
const webAddress = (example: string) => address(/^https?$/, example);

const hasPassword = (text: string): boolean => {
  const { username, password } = new URL(text);
  return username !== '' || password !== '';
};

/** Asked as it is: some servers answer the address without a slash at its end with a redirect, which nobody follows. */
const endpoint = (example: string) =>
  exactAddress(/^https?$/, example).refine(
    (text) => !hasPassword(text),
    'must not hold a user name or a password, which no request could send',
  );

/** An address without a path: every link of the shop begins at the root. */
const origin = (example: string) =>
  webAddress(example).refine((text) => new URL(text).origin === text, `must end after the host, as in ${example}`);

const origins = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine(
    (all) => all.every((one) => URL.parse(one)?.origin === one),
    'must be origins such as https://other.example, separated by commas',
  );

const iconHosts = z.string().transform((text, context) => {
  const hosts = text.split(',').map((one) => one.trim().replace(/\/+$/, ''));
  const areHosts = hosts.every(
    (one) => ['http:', 'https:'].includes(URL.parse(one)?.protocol ?? '') && !/[?#]/.test(one),
  );
  if (areHosts) return hosts;
  context.addIssue('must be addresses such as https://api.iconify.design, separated by commas');
  return z.NEVER;
});

const trustedProxies = z.string().transform((text, context) => {
  const proxies = readTrustedProxies(text);
  if (proxies) return proxies;
  context.addIssue(
    'must be a number of hops up to 10, or addresses and networks such as 10.0.0.0/8, separated by commas',
  );
  return z.NEVER;
});

/** An IPv6 address may stand in brackets, as in URLs. */
const host = z.string().transform((text) => text.replace(/^\[(.*)\]$/, '$1'));

const perMinute = z.coerce.number({ error: 'must be a number of requests' }).int().min(0).max(1_000_000_000);

const secret = z.string().min(32, 'must have at least 32 characters');

const Environment = z
  .object({
    PORT: optional(z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535)),
    HOST: optional(host),
    DATA_DIR: optional(z.string()),
    SHOP_CONFIG: optional(z.string()),
    SEED: optional(z.enum(['demo', 'none'], 'must be demo or none')),
    DATABASE_URL: optional(databaseUrl),
    BASE_URL: optional(origin('https://shop.example')),
    IMG_URL: optional(webAddress('https://images.example')),
    COMMERCE_API_URL: optional(endpoint('https://backend.example/graphql')),
    ALLOWED_ORIGINS: optional(origins),
    TRUSTED_PROXIES: optional(trustedProxies),
    RATE_LIMIT_CHECKOUT: optional(perMinute),
    RATE_LIMIT_ORDERS: optional(perMinute),
    RATE_LIMIT_API: optional(perMinute),
    RATE_LIMIT_PAGES: optional(perMinute),
    RATE_LIMIT_READS: optional(perMinute),
    SMTP_URL: optional(smtpUrl),
    MAIL_FROM: optional(mailFrom),
    NODE_ENV: optional(z.enum(['production', 'development', 'test'], 'must be production, development or test')),
    ...STRIPE_SETTINGS,
    ...TRACING_SETTINGS,
    SESSION_SECRET: optional(secret),
    SESSION_SECRET_PREVIOUS: optional(secret),
    LOG_LEVEL: optional(z.enum(['debug', 'info', 'warn', 'error', 'silent'])),
    ACCESS_LOG: optional(z.enum(['off', 'json'])),
    METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
    PICTURE_CACHE_MB: optional(z.coerce.number({ error: 'must be a number of megabytes' }).int().min(1).max(1_000_000)),
    PICTURE_AVIF: optional(z.enum(['on', 'off'])),
    ICON_HOSTS: optional(iconHosts),
    OFFLINE_PAGES: optional(z.enum(['on', 'off'])),
    SLOW_QUERY_MS: optional(z.coerce.number({ error: 'must be a number of milliseconds' }).min(0).max(1_000_000)),
  })
  .refine((environment) => !environment.DATABASE_URL || environment.SESSION_SECRET, {
    path: ['SESSION_SECRET'],
    error: 'is needed with DATABASE_URL, the same in every process: at least 32 random characters',
  });

/** Requests a minute and client, and values of responses that are read by the API; 0 is without a limit. */
export type RequestLimits = Readonly<Record<RequestLimit | 'reads', number>>;

export interface Config {
  /** 0 lets the system choose, for tests. */
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  /** Null: the local address on which the server listens. */
  readonly baseUrl: string | null;
  /** Address of the content host; null when this server serves the uploads itself. */
  readonly imageUrl: string | null;
  /** Where pictures come from when not from this server: the content host, or else another backend. */
  readonly imageOrigin: string | null;
  /** Another backend's GraphQL address; null for the embedded engine. */
  readonly commerceApiUrl: string | null;
  /** Other sites whose pages may use the API by script. */
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: TrustedProxies;
  readonly requestLimits: RequestLimits;
  readonly mail: MailSettings;
  /** The shop's account with Stripe; null without one. */
  readonly stripe: StripeKeys | null;
  /** Without an account with Stripe, and where the public cannot reach the shop. */
  readonly takesTestCards: boolean;
  /** Null: one is made and stored in the data folder. */
  readonly sessionSecret: string | null;
  /** Signs nothing any more; what it has signed is valid. */
  readonly previousSessionSecret: string | null;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Each request is a line of the log. */
  readonly logsRequests: boolean;
  /** With it an operator reads the metrics; null: there are none. */
  readonly metricsToken: string | null;
  /** Null: nothing is traced. */
  readonly tracing: TracingSettings | null;
  readonly pictures: {
    /** What smaller copies may take on disk. */
    readonly maxCacheBytes: number;
    /** Whether copies are made as AVIF, too. */
    readonly makesAvif: boolean;
  };
  /** Services that are asked for icons which no installed set has; without any nothing leaves the machine. */
  readonly iconHosts: readonly string[];
  /** Whether browsers keep visited pages for the time without a connection. */
  readonly keepsPagesOffline: boolean;
  /** Milliseconds from which on a statement of the database is logged; null without. */
  readonly slowQuery: number | null;
}

const MEGABYTE = 1024 * 1024;

const originOf = (url: string | undefined): string | null => (url === undefined ? null : new URL(url).origin);

/** What is wrong with a setting whose rule has no message of its own. */
const wrongSetting: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_value' ? `must be one of: ${issue.values.join(', ')}` : 'is not valid';

/** Reads and checks the settings. @throws {ConfigError} naming each wrong setting. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = Environment.safeParse(environment, { error: wrongSetting });
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(lines.join('; '));
  }
  const settings = parsed.data;
  return {
    port: settings.PORT ?? 3000,
    host: settings.HOST ?? '0.0.0.0',
    dataFolder: dataFolderOf(settings),
    databaseUrl: settings.DATABASE_URL ?? null,
    baseUrl: settings.BASE_URL ?? null,
    imageUrl: settings.IMG_URL ?? null,
    imageOrigin: originOf(settings.IMG_URL ?? settings.COMMERCE_API_URL),
    commerceApiUrl: settings.COMMERCE_API_URL ?? null,
    allowedOrigins: settings.ALLOWED_ORIGINS ?? [],
    trustedProxies: settings.TRUSTED_PROXIES ?? NO_PROXIES,
    requestLimits: {
      checkout: settings.RATE_LIMIT_CHECKOUT ?? 30,
      orders: settings.RATE_LIMIT_ORDERS ?? 20,
      api: settings.RATE_LIMIT_API ?? 300,
      pages: settings.RATE_LIMIT_PAGES ?? 3000,
      reads: settings.RATE_LIMIT_READS ?? 5_000_000,
    },
    mail: { server: settings.SMTP_URL ?? null, from: settings.MAIL_FROM ?? DEFAULT_SENDER },
    stripe: stripeKeys(settings),
    takesTestCards: takesTestCards(settings),
    sessionSecret: settings.SESSION_SECRET ?? null,
    previousSessionSecret: settings.SESSION_SECRET_PREVIOUS ?? null,
    logLevel: settings.LOG_LEVEL ?? 'info',
    logsRequests: settings.ACCESS_LOG === 'json',
    tracing: tracingSettings(settings),
    metricsToken: settings.METRICS_TOKEN ?? null,
    pictures: {
      maxCacheBytes: (settings.PICTURE_CACHE_MB ?? 1024) * MEGABYTE,
      makesAvif: settings.PICTURE_AVIF !== 'off',
    },
    iconHosts: settings.ICON_HOSTS ?? [],
    keepsPagesOffline: settings.OFFLINE_PAGES !== 'off',
    slowQuery: settings.SLOW_QUERY_MS || null,
  };
}
