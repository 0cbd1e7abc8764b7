import { resolve } from 'node:path';
import { z } from 'zod';
import { faultOf } from './env-faults';
import { stateConfig } from './state-config';

/** The only reader of process.env: every variable with its default and the error for an invalid value. */
const flag = z.enum(['0', '1', 'false', 'true', '']).transform((value) => value === '1' || value === 'true');
const positiveInt = (value: number) => z.coerce.number().int().min(1).default(value);
/** An origin as browsers send it, with nothing after the host; not 'null' and not '*'. */
const isOrigin = (text: string) =>
  /^https?:[\w/.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text.toLowerCase();
const origins = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((each) => each.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine((list) => list.every(isOrigin), {
    error: 'must be origins such as https://app.example, separated by commas, with nothing after the host',
  });
const isBase64url = (bytes: number) => (text: string) =>
  /^[\w-]+$/u.test(text) && Buffer.from(text, 'base64url').length === bytes;
/** Names such as push.example, or .push.example for all hosts below it. */
const hosts = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((each) => each.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine((list) => list.every((host) => /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/u.test(host)), {
    error: 'must be names of hosts such as push.example, separated by commas',
  });
const iceUrls = (form: RegExp, example: string) =>
  z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every((url) => form.test(url)), {
      error: `must be addresses such as ${example}, separated by commas`,
    })
    .default([]);
const cookieOptions = z
  .string()
  .transform((text, context) => {
    const { data } = stateConfig.shape.cookieOptions.safeParse(parseJson(text));
    if (data) return data;
    context.addIssue({
      code: 'custom',
      message: 'must be JSON such as {"maxAge":2592000,"path":"/","sameSite":"lax","secure":true}',
    });
    return z.NEVER;
  })
  .default({});

const schema = z.object({
  APP_ENV: z.enum(['demo', 'development', 'production']).default('demo'),
  APP_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://govorim.example' })
    .transform((value) => new URL(value).origin)
    .optional(),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(folder)),
  /** The list of erased accounts (lib/people/account/erased-list); it must not be part of a backup of the database. */
  ERASED_LIST: z
    .string()
    .transform((file) => resolve(file))
    .optional(),
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'must look like postgres://user:password@host:5432/name',
  }),
  DATABASE_POOL: positiveInt(10),
  AUTH_SECRET: z.string().min(32, 'must be at least 32 characters long'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@host:465' })
    .optional(),
  MAIL_FROM: z.string().default('Govorim <noreply@localhost>'),
  /** The keys that messages to browsers are signed with (RFC 8292); without them there are none. */
  VAPID_PUBLIC_KEY: z
    .string()
    .refine(isBase64url(65), 'must be an uncompressed P-256 point of 65 bytes in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(isBase64url(32), 'must be a P-256 key of 32 bytes in base64url')
    .optional(),
  /** Where push services may write to; by itself the address of MAIL_FROM. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/u, 'must begin with mailto: or https://')
    .optional(),
  /** Hosts of push services beside the known ones (lib/people/push/endpoint-policy.ts). */
  PUSH_HOSTS: hosts.default([]),
  /**
   * A server of the Pusher protocol for live events; without it `npm start` runs soketi. Host and port are those that
   * both this server and browsers reach it at; without a host it is hosted Pusher in its cluster.
   */
  PUSHER_APP_ID: z.string().optional(),
  PUSHER_KEY: z.string().optional(),
  PUSHER_SECRET: z.string().min(16, 'must be at least 16 characters long').optional(),
  PUSHER_HOST: z.hostname('must be the name of a host').optional(),
  PUSHER_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  PUSHER_TLS: flag.default(true),
  PUSHER_CLUSTER: z.string().default('mt1'),
  /** The port of our own soketi on loopback; `npm start` sets it. */
  SOKETI_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  /** Joins the soketi of several machines, each beside its own server, to one: an event of one reaches the people of all. */
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must look like redis://user:password@host:6379/0' })
    .refine((url) => /^\/?\d{0,3}$/u.test(new URL(url).pathname), {
      error: 'must end with the number of a database, as in redis://host:6379/0',
    })
    .optional(),
  /**
   * Servers that help two browsers find each other in a call. TURN servers share TURN_SECRET with us (coturn: use-auth-secret).
   * Without any, calls come about in one network and between open ones.
   */
  STUN_URLS: iceUrls(/^stuns?:[\w.:[\]-]+$/u, 'stun:turn.example:3478'),
  TURN_URLS: iceUrls(/^turns?:[\w.:[\]-]+(\?transport=(udp|tcp))?$/u, 'turn:turn.example:3478'),
  TURN_SECRET: z.string().min(16, 'must be at least 16 characters long').optional(),
  TRUST_PROXY: flag.default(false),
  CORS_ORIGINS: origins.default([]),
  /** The browser's storage for the auth state, its cookie's options, and whether the browser logs changes. */
  STATE_STORAGE: z
    .enum(stateConfig.shape.storage.options, 'must be cookies, localStorage or sessionStorage')
    .default('cookies'),
  STATE_COOKIE_OPTIONS: cookieOptions,
  STATE_DEBUG: flag.default(false),
  /** Memory for the page cache in bytes; 0 turns the cache off. */
  PAGE_CACHE_BYTES: z.coerce.number().int().min(0).default(67_108_864),
  /** Whether calls of the API go straight to their compiled route, rather than through Next's own server. */
  API_ENTRYPOINTS: flag.default(true),
  /** Whether reading pages load their scripts only at the first click or key, or when the browser is idle. */
  LATE_HYDRATION: flag.default(true),
  /** Default: 'info' in production, which logs every call, else 'warn'. */
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  /** Calls per five minutes (security, "Numbers to adopt"). */
  LIMIT_READS: positiveInt(3000),
  LIMIT_WRITES: positiveInt(300),
  LIMIT_MEMBER: positiveInt(3000),
  LIMIT_TRIALS: positiveInt(60),
  /**
   * Uncached pages and files per five minutes and address; LIMIT_COSTLY is for expensive ones: search, feeds, generated
   * images, the API's description.
   */
  LIMIT_PAGES: positiveInt(3000),
  LIMIT_COSTLY: positiveInt(600),
  /** Live connections that one address holds at once: ten classes of thirty, of the 2,000 connections of the server. */
  LIMIT_LIVE: positiveInt(300),
  /** Registrations per hour from one address. */
  LIMIT_REGISTER: positiveInt(60),
  /** Failed sign-ins per hour from one address. */
  LIMIT_LOGIN_ADDRESS: positiveInt(30),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type Parsed = z.infer<typeof schema>;
export interface Env extends Omit<Parsed, 'APP_ORIGIN' | 'LOG_LEVEL' | 'VAPID_SUBJECT'> {
  VAPID_SUBJECT: string;
  APP_ORIGIN: string;
  LOG_LEVEL: string;
  /** Whether APP_ORIGIN was not configured: then the host of a request counts as our own. */
  originIsAssumed: boolean;
}

/** A configuration error; its message is one sentence for the operator. */
export class ConfigurationError extends Error {}

export function readEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(filled);
  if (error) throw new ConfigurationError(sentenceOf(error, filled));
  if (data.APP_ENV === 'production' && !data.APP_ORIGIN) {
    throw new ConfigurationError(
      'APP_ORIGIN is missing: production needs the address people reach this site at.',
    );
  }
  const fault = faultOf(data);
  if (fault) throw new ConfigurationError(fault);
  return {
    ...data,
    VAPID_SUBJECT: data.VAPID_SUBJECT ?? writeTo(data.MAIL_FROM),
    APP_ORIGIN: data.APP_ORIGIN ?? `http://localhost:${data.PORT}`,
    LOG_LEVEL: data.LOG_LEVEL ?? (data.APP_ENV === 'production' ? 'info' : 'warn'),
    originIsAssumed: data.APP_ORIGIN === undefined,
  };
}

/** The address in `Name <address>`. */
const writeTo = (from: string) => `mailto:${/[^<\s]+@[^>\s]+/u.exec(from)?.[0] ?? 'noreply@localhost'}`;

/** Describes the first error without the value, which may be a secret. */
function sentenceOf(error: z.ZodError, filled: Record<string, string | undefined>): string {
  const [first] = error.issues;
  const name = String(first?.path[0]);
  return `${name} ${filled[name] === undefined ? 'is missing' : (first?.message ?? 'is wrong')}.`;
}

let known: Env | undefined;

/** The configuration of this process. Lazy, so that `next build` needs none. Throws ConfigurationError. */
export function getEnv(): Env {
  known ??= readEnv(process.env);
  return known;
}
