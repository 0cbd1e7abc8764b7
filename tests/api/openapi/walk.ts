import { beforeAll, describe, expect, it } from '@jest/globals';
import { getOpenApiDocument } from '@/app/api/openapi.json/document';
import { errorStatus } from '@/lib/platform/errors';
import type { Connection } from '@/db/client';
import type { DescribedRules } from '@/lib/platform/openapi/types';
import type { GoodCall, PrepareCall } from '@/tests/support/openapi/good-calls';
import { endpointsOf, type Endpoint, type Handler } from '@/tests/support/openapi/handlers';
import { loadGoodCalls } from '@/tests/support/openapi/load-good-calls';
import { forAnyone, forBearers, forStaff } from '@/tests/support/openapi/who-may-call';
import { sendGoodCall } from '@/tests/support/openapi/send-good-call';
import { repeatedQueries } from '@/tests/support/repeated-queries';
import { watchStatements } from '@/tests/support/watch-queries';
import { verifierOf, type Verifier } from '@/tests/support/openapi/validate';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';
import type { Role } from '@/lib/people/auth/viewer';

let endpoints: Endpoint[] = [];
let goodCalls: Record<string, PrepareCall> = {};
let verify: Verifier = () => ['There is no description yet.'];

interface Caller {
  who: 'anonymous' | Role;
  headers: (somebody: Somebody) => Record<string, string>;
}
const bearer = ({ pair }: Somebody) => ({ authorization: `Bearer ${pair.access_token}` });
const browser = ({ cookie }: Somebody) => ({ cookie, origin: 'http://localhost:3000' });
const callers: Caller[] = [
  { who: 'anonymous', headers: () => ({}) },
  { who: 'student', headers: browser },
  { who: 'administrator', headers: bearer },
];
const moderator: Caller = { who: 'moderator', headers: bearer };

const isForStaff = (name: string) => Object.values(forStaff).some((names) => names.includes(name));
/** What is not for staff is the same for a moderator as for an administrator. */
const callersOf = ({ name }: Endpoint) => (isForStaff(name) ? [...callers, moderator] : callers);

/** What the description says of an answer: nothing wrong is an empty list. */
async function check({ operation }: Endpoint, response: Response): Promise<string[]> {
  const described = operation.responses[response.status];
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (described && type !== 'application/json') {
    return type in described.content ? [] : [`${type} is not described`];
  }
  const body: unknown = await response.json();
  if (!described) return [`${response.status} is not described: ${JSON.stringify(body)}`];
  const missing = Object.keys(described.headers).filter(
    (name) => !name.startsWith('X-RateLimit') && !response.headers.has(name),
  );
  return [
    ...verify(described.content['application/json']?.schema ?? {}, body),
    ...missing.map((name) => `${name} is missing`),
  ];
}

// The boundary: every handler of the description was made by `endpoint`.
const rulesOf = (handler: Handler) => (handler as unknown as { rules?: DescribedRules }).rules;

/** What somebody gets for a good call. */
function expectedStatus({ name, operation }: Endpoint, { who }: Caller): number {
  if (who === 'anonymous' && !forAnyone.includes(name)) return 401;
  // The student calls with a browser's cookie.
  if (who === 'student' && forBearers.includes(name)) return 401;
  if (who === 'student' && isForStaff(name)) return 403;
  if (who === 'moderator' && forStaff.administrator.includes(name)) return 403;
  return Number(Object.keys(operation.responses).find((status) => status.startsWith('2')));
}

/** Whether somebody is refused whatever the call says. */
const isRefused = (endpoint: Endpoint, caller: Caller) => expectedStatus(endpoint, caller) >= 400;

/** Sends a good call, which must be answered as described without asking the database the same twice. */
async function faultsOf(
  endpoint: Endpoint,
  good: GoodCall,
  caller: Caller,
  headers: Record<string, string>,
): Promise<string[]> {
  const { result: response, sent } = await watchStatements(() => sendGoodCall(endpoint, good, headers));
  const status = good.status ?? expectedStatus(endpoint, caller);
  const found = await check(endpoint, response.clone());
  if (response.status !== status) found.push(`${response.status}, not ${status}: ${await response.text()}`);
  return [...found, ...repeatedQueries(sent).map((query) => `asked twice: ${query}`)];
}

/** A good call that several people make, the last of whom is answered. */
interface Turn {
  endpoint: Endpoint;
  refused: Caller[];
  answered: Caller;
}

/**
 * Who is answered, one after the other. Whoever is refused makes the very call that is answered to the last of them: what
 * they call for is there, and a refusal leaves it as it was.
 */
function turnsOf(endpoint: Endpoint): Turn[] {
  const refused = callersOf(endpoint).filter((caller) => isRefused(endpoint, caller));
  const answered = callersOf(endpoint).filter((caller) => !refused.includes(caller));
  return answered.map((caller) => ({
    endpoint,
    refused: caller === answered.at(-1) ? refused : [],
    answered: caller,
  }));
}

/** Who makes a call in the place of a caller who is refused. */
type Strangers = (caller: Caller) => Somebody;

/** What is wrong with the answers of a turn, by caller. */
async function faultsOfTurn(
  { endpoint, refused, answered }: Turn,
  db: Connection,
  strangers: Strangers,
): Promise<Record<string, string[]>> {
  const somebody = await makeSomebody(db, answered.who === 'anonymous' ? 'student' : answered.who);
  const good = (await goodCalls[endpoint.name]?.(somebody, db)) ?? {};
  const wrong: Record<string, string[]> = {};
  for (const caller of [...refused, answered]) {
    const headers = caller.headers(caller === answered ? somebody : strangers(caller));
    const found = await faultsOf(endpoint, good, caller, headers);
    if (found.length > 0) wrong[`${caller.who}: ${endpoint.name}`] = found;
  }
  return wrong;
}

export function testEveryRoute(db: Connection): void {
  describe('every route', () => {
    beforeAll(async () => {
      const document = await getOpenApiDocument();
      endpoints = endpointsOf(document);
      goodCalls = await loadGoodCalls();
      verify = verifierOf(document);
    });

    it('has a good call here, and none that is not there may be called', () => {
      expect(Object.keys(goodCalls).sort()).toEqual(endpoints.map(({ name }) => name).sort());
      const told = [...forAnyone, ...forBearers, ...Object.values(forStaff).flat()];
      expect(told.filter((name) => !Object.hasOwn(goodCalls, name))).toEqual([]);
    });

    it('answers everybody as its description says, and asks the database nothing twice', async () => {
      const [student, colleague] = [await makeSomebody(db, 'student'), await makeSomebody(db, 'moderator')];
      const strangers: Strangers = ({ who }) => (who === 'moderator' ? colleague : student);
      const turns = endpoints.flatMap(turnsOf);
      // Everybody calls every endpoint.
      expect(turns.flatMap(({ refused }) => refused).length + turns.length).toBe(
        endpoints.flatMap(callersOf).length,
      );
      const wrong: Record<string, string[]> = {};
      for (const turn of turns) Object.assign(wrong, await faultsOfTurn(turn, db, strangers));
      expect(wrong).toEqual({});
    }, 240_000);

    it.each([
      ['a bearer that is none', 'bad_token', { authorization: 'Bearer none' }],
      ['another site', 'foreign_origin', { cookie: 'a=b', origin: 'https://evil.example' }],
    ])('refuses %s in the described way', async (_, code, headers) => {
      const described = endpoints.filter(
        ({ operation, handler }) => codesOf(operation).includes(code) && !isDeaf(handler, code),
      );
      expect(described.length).toBeGreaterThan(5);
      for (const endpoint of described) {
        const response = await sendGoodCall(endpoint, {}, headers);
        expect([endpoint.name, response.status]).toEqual([endpoint.name, statusOf(code)]);
        expect([endpoint.name, await check(endpoint, response)]).toEqual([endpoint.name, []]);
      }
    });

    it('refuses an empty body in the described way, field by field', async () => {
      const { pair } = await makeSomebody(db, 'administrator');
      const takers = endpoints.filter(
        ({ operation }) => operation.requestBody?.content['application/json']?.schema.required,
      );
      for (const endpoint of takers) {
        const params = someParams(endpoint.path);
        const response = await sendGoodCall(endpoint, { body: {}, params }, bearer({ pair } as Somebody));
        const body = (await response.clone().json()) as { code: string; errors?: object };
        expect([endpoint.name, body.code]).toEqual([endpoint.name, 'validation']);
        expect(Object.keys(body.errors ?? {}).length).toBeGreaterThan(0);
        expect([endpoint.name, await check(endpoint, response)]).toEqual([endpoint.name, []]);
      }
    });
  });
}

/** Parameters of a path that are not ids of rows. */
const otherParams: Record<string, string> = {
  course: 'russian-from-zero',
  kind: 'name',
  locale: 'en',
  post: 'snow',
  ...Object.fromEntries(['placement', 'check', 'run', 'media'].map((name) => [name, crypto.randomUUID()])),
};

/** Well-formed parameters for a path; nothing has to be there under them. */
function someParams(path: string): Record<string, string> {
  const names = Array.from(path.matchAll(/\{(\w+)\}/gu), ([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, otherParams[name] ?? '1']));
}

/** Where one signs in or out a bearer that is over is nobody's; the code is about another token there. */
const isDeaf = (handler: Handler, code: string) =>
  code === 'bad_token' && rulesOf(handler)?.invalidToken !== undefined;

const statusOf = (code: string) => Object.entries(errorStatus).find(([each]) => each === code)?.[1];

function codesOf({ responses }: Endpoint['operation']): unknown[] {
  return Object.values(responses).flatMap(
    ({ content }) => content['application/json']?.schema.properties?.code?.enum ?? [],
  );
}
