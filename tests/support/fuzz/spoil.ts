import fc from 'fast-check';

/** Values that often break programs. */
const nasty: unknown[] = [
  null,
  true,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00',
  '__proto__',
  'constructor',
  '\u202e\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦'.repeat(50),
  'х'.repeat(2000),
  "' or 1=1; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '${7*7}{{7*7}}',
  -1,
  -0,
  0.1,
  1e21,
  2 ** 31,
  2 ** 53,
  Number.MAX_VALUE,
  [],
  {},
  [[[[[]]]]],
  { toString: 1, valueOf: null },
  { $gt: '' },
];
const nastyValue = fc.constantFrom(...nasty);

type Spoiler = (value: unknown, spice: unknown, pick: number) => unknown;

const at = (value: unknown, pick: number, change: (entries: [string, unknown][], index: number) => void) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  change(entries, entries.length === 0 ? 0 : pick % entries.length);
  return Object.fromEntries(entries);
};

const spoilers: Spoiler[] = [
  (value, spice, pick) =>
    at(value, pick, (entries, index) => entries.splice(index, 1, [entries[index]?.[0] ?? 'a', spice])),
  (value, _, pick) => at(value, pick, (entries, index) => entries.splice(index, 1)),
  (value, spice, pick) =>
    at(value, pick, (entries) =>
      entries.push([`${'__proto__ id user_id role is_admin'.split(' ')[pick % 5]}`, spice]),
    ),
  (value, spice, pick) =>
    at(value, pick, (entries, index) => {
      const [name = 'a', inner] = entries[index] ?? [];
      entries.splice(index, 1, [name, spoil(inner, spice, pick + 1)]);
    }),
  (value, _, pick) =>
    at(value, pick, (entries, index) => {
      const [name = 'a', inner] = entries[index] ?? [];
      entries.splice(index, 1, [name, [inner]]);
    }),
];

function spoil(value: unknown, spice: unknown, pick: number): unknown {
  const spoiler = spoilers[pick % spoilers.length];
  return spoiler ? spoiler(value, spice, Math.floor(pick / spoilers.length)) : value;
}

/** Breaks a valid value in one to three places. */
export function nearly(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const faults = fc.array(fc.tuple(nastyValue, fc.nat(10_000)), { minLength: 1, maxLength: 3 });
  return fc
    .tuple(value, faults)
    .map(([sound, list]) => list.reduce((sick, [spice, pick]) => spoil(sick, spice, pick), sound));
}

/** The rest of a text after a value. */
const valueEnd = /("[,}])/gu;

/** Malformed JSON, made from JSON. */
const mangled: ((json: string) => string)[] = [
  (json) => json.slice(0, json.length / 2),
  (json) => `${json}${json}`,
  (json) => `\ufeff${json}`,
  (json) => `${json}\u0000`,
  (json) => json.replace('{', '{"__proto__":{"role":"administrator"},'),
  (json) => json.replace('{', '{"a":1,"a":2,"email":"x","email":["y"],'),
  (json) => json.replace(/:[^,}]*/u, ':1e999'),
  (json) => json.replace(/:[^,}]*/u, ':-1e-999'),
  (json) => json.replace(/:[^,}]*/u, `:${'9'.repeat(400)}`),
  (json) => json.replace(/:[^,}]*/u, ':"\\ud800"'),
  (json) => json.replace(/:[^,}]*/u, ':"\\u0000"'),
  (json) => json.replace(/:[^,}]*/u, `:${'['.repeat(10_000)}${']'.repeat(10_000)}`),
  (json) => json.replace(/:[^,}]*/u, `:${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
  (json) => json.replaceAll(valueEnd, '\\u0000$1'),
  (json) => json.replaceAll(valueEnd, '\\udbff$1'),
  (json) => json.replace(valueEnd, '\\u0000$1'),
  (json) => json.replaceAll('"', "'"),
  (json) => `[${json}]`,
  () => '',
  () => 'null',
  () => 'NaN',
  () => '"text"',
  () => '\u0000\u0001\u0002',
  () => `{"a":"${'x'.repeat(70_000)}"}`,
  () => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  () => 'email=a&password=b',
];

/** Bodies that are no JSON, or unusual JSON. */
export const mangle = (json: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(json, fc.constantFrom(...mangled)).map(([text, change]) => change(text));

/** Suffixes of unknown and of malformed URLs. */
export const oddPaths = [
  '%',
  '%zz',
  '%00',
  '%c0%af',
  '%ed%a0%80',
  '%2e%2e%2f%2e%2e%2fetc',
  '../../../etc/passwd',
  '//',
  '\\',
  '🙂',
  '%F0%9F%99%82',
  'a'.repeat(3000),
  'a'.repeat(5000),
  '__proto__',
  'constructor',
  '0',
  '-1',
  '1e3',
  '99999999999999999999',
  '1;drop table users',
  '[object Object]',
  '.',
];

export const oddQueries = [
  '?',
  '?%',
  '?a=%00',
  '?a=1&a=2',
  '?__proto__[role]=1',
  '?letter=%ED%A0%80',
  '?letter=%00',
  '?before=1e999',
  '?before=-1',
  '?before[]=1',
  '?page=0&page=1',
  `?${'a=b&'.repeat(900)}`,
  '?letter=' + 'x'.repeat(3000),
  '#fragment',
];

/** Header lines; a few are malformed. */
export const oddHeaders = [
  'Content-Type: text/plain',
  'Content-Type: application/json; charset=utf-16',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: ',
  'Content-Encoding: gzip',
  'Accept-Language: *;q=9',
  'Accept-Language: ' + 'de-'.repeat(900),
  'Accept-Language: xx-\u00ff',
  'Authorization: Bearer ',
  'Authorization: Basic YTpi',
  'Authorization: Bearer govorim_' + 'a'.repeat(43),
  'Authorization: Bearer ' + 'a'.repeat(9000),
  'Authorization: \u00ff\u00fe',
  'Cookie: govorim.session=' + 'a'.repeat(4000),
  'Cookie: =;=;;; govorim.session=; govorim.refresh=%',
  'Cookie: govorim.session=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c',
  'Idempotency-Key: short',
  'Idempotency-Key: ' + 'k'.repeat(300),
  'Idempotency-Key: ключ',
  'Idempotency-Key: fuzz-fuzz-fuzz',
  'Origin: null',
  'Origin: https://evil.example',
  'Sec-Fetch-Site: cross-site',
  'X-Forwarded-For: 1.2.3.4',
  'X-Request-Id: ' + 'x'.repeat(500),
  'X-Govorim-Internal: guess',
  'X-HTTP-Method-Override: DELETE',
  'Next-Router-State-Tree: %5B%22%22',
  'Rsc: 1',
  'Range: bytes=0-1',
  'If-None-Match: *',
  'Expect: nonsense',
  'Host: evil.example',
  'Host: a b',
  'Transfer-Encoding: chunked',
  'Content-Length: 5',
  'Content-Length: -1',
  'X-Long: ' + 'x'.repeat(20_000),
  'X-Null: a\u0000b',
  'No colon here',
  ' folded: line',
];
