import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { getCaller, type Caller } from '@/lib/people/auth/caller';
import type { Viewer } from '@/lib/people/auth/viewer';
import { AppError, type ErrorCode } from '@/lib/platform/errors';
import { preferredLocale, type Locale } from '@/lib/platform/i18n/locales';
import { clientAddress } from '@/lib/platform/http/address';
import type { FileRules } from '@/lib/platform/http/body';
import { answerOnce, type StoredAnswer } from '@/lib/platform/http/idempotency';
import { admit, type Admission } from './inside/admit';
import { limitCall } from './inside/call-limit';
import { lookAhead, type LookAhead } from './inside/look-ahead';
import { requireOwnOrigin } from './inside/origin';
import { parse, readBody } from './inside/read-call';
import { refuse, respond, type Reply } from '@/lib/platform/http/reply';

/*
 * The one door of the JSON API: it identifies the caller, checks the origin of cookie callers, limits and parses, gives a
 * repeated write its first answer, and turns errors into the error body.
 */
type Access = Admission['access'];
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Result type of the handler, from the response schema; nothing for an empty object. */
type HandlerResult<R extends z.ZodType> =
  | Promise<z.output<R>>
  | (Record<string, never> extends z.output<R> ? Promise<void> : never);

export interface Rules<
  A extends Access,
  P,
  Q,
  B,
  R extends z.ZodType = z.ZodType,
  L = unknown,
> extends Admission {
  /** What the call does, in English, for the OpenAPI description; a call without a summary is internal and not described. */
  summary?: string;
  /** Codes of the AppErrors that its verb throws, besides those that follow from the other rules. */
  errorCodes?: readonly ErrorCode[];
  access: A;
  /** 'ignore': an expired or unknown token is treated as no token, for signing in and out; other calls are refused. */
  invalidToken?: 'ignore';
  /** Schemas of the path's parameters, the query and the JSON body; a part without a schema is not read. */
  params?: P;
  query?: Q;
  body?: B;
  /** Whether the body may also be a form (`application/x-www-form-urlencoded`). */
  acceptsForm?: true;
  /** Rules for a file, which replaces the JSON body: `call.file`. */
  file?: FileRules;
  /**
   * Checks the signature of a calling machine over the raw body (`file`); throws AppError. Signed calls count for no limit;
   * others are counted by address.
   */
  signature?: (headers: Headers, body: Uint8Array) => void;
  /** A database read that the verb always needs; it starts while the caller is still being identified. */
  ahead?: LookAhead<Parsed<P>, L>;
  /**
   * The schema of the JSON answer: for the compiler, the OpenAPI description, and the test that checks every route's
   * answers.
   */
  response: R;
  status?: 200 | 201;
  /** When it returns false, the endpoint answers 404. */
  exists?: () => boolean;
  /** Largest JSON body; `maxJsonBytes` by default. */
  maxBodyBytes?: number;
  /**
   * How a repeated write gets its first answer. 'stored' (default): kept by Idempotency-Key (lib/platform/http/idempotency).
   * 'own': not kept; the verb is idempotent, or the answer holds a token.
   */
  idempotency?: 'own' | 'stored';
}

export interface Call<A extends Access, P, Q, B, L = unknown> {
  viewer: A extends 'member' ? Viewer : Viewer | null;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  /** The result of `rules.ahead`; rejects when the read fails. */
  ahead: () => Promise<L>;
  /** Empty when the rules have no `file`. */
  file: Uint8Array;
  locale: Locale;
  address: string;
  userAgent: string | null;
  /** The Cookie header, only for signing in and out. */
  cookie: string | null;
  /** The Idempotency-Key, for a verb that handles its repeats itself. */
  key: string | null;
  /** For headers of the answer, such as Set-Cookie. */
  reply: Reply;
}

type PathParams = Record<string, string | string[] | undefined>;
type Context = { params: Promise<PathParams> };

/** Makes a route handler. `work` returns the JSON body; it throws AppError for every refusal. */
export function endpoint<
  A extends Access,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  R extends z.ZodType = z.ZodType,
  L = undefined,
>(rules: Rules<A, P, Q, B, R, L>, work: (call: Call<A, P, Q, B, L>) => HandlerResult<R>) {
  const handle = async (request: Request, context: Context): Promise<Response> => {
    const startedAt = performance.now();
    const locale = preferredLocale(request.headers.get('accept-language'));
    const reply: Reply = {
      requestId: request.headers.get('x-request-id') ?? randomUUID(),
      headers: new Headers(),
    };
    const about = { request, locale, reply, startedAt };
    try {
      if (rules.exists?.() === false) throw new AppError('not_found');
      const params = await context.params;
      const ahead = lookAhead(rules, request.headers, params);
      const caller = await identify(rules.invalidToken, request, reply);
      const answer = await serve(rules, work, { caller, params, ahead, ...about });
      return respond(about, answer, caller.viewer?.id);
    } catch (error) {
      return refuse(about, error);
    }
  };
  return Object.assign(handle, { rules });
}

/** A wrong bearer token is counted for the address. */
async function identify(
  invalidToken: 'ignore' | undefined,
  { headers }: Request,
  reply: Reply,
): Promise<Caller> {
  try {
    const caller = await getCaller(headers);
    if (caller.by === 'cookie' && caller.renewal) reply.headers.append('Set-Cookie', caller.renewal);
    return caller;
  } catch (error) {
    if (invalidToken === 'ignore' && error instanceof AppError) return { by: 'nobody', viewer: null };
    limitCall({ viewer: null, address: clientAddress(headers), isWrite: true, reply });
    throw error;
  }
}

const readMethods = new Set(['GET', 'HEAD']);

interface Service {
  request: Request;
  params: PathParams;
  ahead: (userId: number, params: unknown) => Promise<unknown>;
  caller: Caller;
  locale: Locale;
  reply: Reply;
}

async function serve<A extends Access, P, Q, B, L>(
  rules: Rules<A, P, Q, B, z.ZodType, L>,
  work: (call: Call<A, P, Q, B, L>) => Promise<unknown>,
  { request, params: pathParams, ahead, caller, locale, reply }: Service,
): Promise<StoredAnswer> {
  const { headers, method } = request;
  const isWrite = !readMethods.has(method);
  const address = clientAddress(headers);
  const count = () => limitCall({ viewer: caller.viewer, address, isWrite, reply });
  if (!rules.signature) count();
  if (isWrite) requireOwnOrigin(headers, caller.by);
  await admit(rules, caller, isWrite);

  const url = new URL(request.url);
  const { json, file } = await readBody(rules, request);
  if (rules.signature) requireSignature(() => rules.signature?.(headers, file), count);
  const params = parse(rules.params, pathParams, 'not_found');
  const call = {
    viewer: caller.viewer,
    params,
    query: parse(rules.query, Object.fromEntries(url.searchParams), 'validation'),
    body: parse(rules.body, json, 'validation'),
    ahead: async () => ahead(caller.viewer?.id ?? 0, params),
    file,
    locale,
    address,
    userAgent: headers.get('user-agent'),
    cookie: headers.get('cookie'),
    key: headers.get('idempotency-key'),
    reply,
    // The boundary: `access` was checked above, and the schemas have parsed the rest.
  } as Call<A, P, Q, B, L>;
  const run = async () => ({ status: rules.status ?? 200, body: await work(call) });
  const key = isWrite && rules.idempotency !== 'own' ? headers.get('idempotency-key') : null;
  if (key === null || !caller.viewer) return run();
  return answerOnce(
    caller.viewer.id,
    key,
    `${method} ${url.pathname}${url.search} ${rules.file ? digestOf(file) : JSON.stringify(json)}`,
    run,
  );
}

function requireSignature(check: () => void, count: () => void): void {
  try {
    check();
  } catch (error) {
    count();
    throw error;
  }
}

const digestOf = (file: Uint8Array) => createHash('sha256').update(file).digest('hex');
