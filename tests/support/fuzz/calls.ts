import fc from 'fast-check';
import type { OpenApiDocument, Operation, Parameter, PathItem, Schema } from '@/lib/platform/openapi/types';
import { valueFor } from './from-schema';
import { mangle, nearly, oddHeaders, oddPaths, oddQueries } from './spoil';

const whos = ['nobody', 'browser', 'program', 'administrator', 'token'] as const;
export type Who = (typeof whos)[number];

/** A call to be written to a connection, with placeholders for values that only its sender knows. */
export interface FuzzCall {
  who: Who;
  method: string;
  /** The path template of the API description; null for an unknown path. */
  template: string | null;
  target: string;
  /** Header lines besides those that every caller of its kind sends. */
  headers: string[];
  body: string | null;
}

/** Routes that the API description leaves out. */
const others = [
  '/api/clock',
  '/api/docs',
  '/api/auth/session',
  '/api/auth/csrf',
  '/api/auth/callback/credentials',
  '/api/nothing/here',
];
const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** Generates calls of every operation in turn: valid, nearly valid and invalid ones. */
export function fuzzCalls(document: OpenApiDocument, count: number, seed: number): FuzzCall[] {
  const described = Object.entries(document.paths).flatMap(([path, item]) => operationsOf(path, item));
  const each = Math.ceil(count / described.length);
  const shares = described.map((operation, index) =>
    fc.sample(callOf(operation, document), { numRuns: each, seed: seed + index }),
  );
  const rounds = Array.from({ length: each }, (_, round) => shares.flatMap((share) => share[round] ?? []));
  return rounds.flat().slice(0, count);
}

interface Described {
  path: string;
  method: string;
  operation: Operation;
}

function operationsOf(path: string, item: PathItem): Described[] {
  return Object.entries(item).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation,
  }));
}

function callOf({ path, method, operation }: Described, document: OpenApiDocument): fc.Arbitrary<FuzzCall> {
  const { schemas } = document.components;
  const taken = operation.requestBody?.content['application/json']?.schema;
  const target = targetOf(path, operation, schemas);
  const good = fc.record({
    who: fc.constantFrom(...whos),
    method: fc.constant(method),
    template: fc.constant<string | null>(path),
    target,
    headers: fc.constant<string[]>([]),
    body: bodyOf(taken, schemas, (value) => value),
  });
  const oddOnes = fc.array(fc.constantFrom(...oddHeaders), { minLength: 0, maxLength: 2 });
  return fc.oneof(
    { weight: 4, arbitrary: good },
    { weight: 4, arbitrary: withBody(good, bodyOf(taken ?? {}, schemas, nearly)) },
    { weight: 3, arbitrary: withBody(good, mangle(json(valueFor(taken ?? {}, schemas)))) },
    { weight: 2, arbitrary: fc.tuple(good, oddOnes).map(([call, headers]) => ({ ...call, headers })) },
    { weight: 2, arbitrary: astray(good, path) },
  );
}

const withBody = (call: fc.Arbitrary<FuzzCall>, bodies: fc.Arbitrary<string | null>) =>
  fc.tuple(call, bodies).map(([sound, body]) => ({ ...sound, body }));

const json = (value: fc.Arbitrary<unknown>) => value.map((each) => JSON.stringify({ each }).slice(8, -1));

function bodyOf(
  schema: Schema | undefined,
  named: OpenApiDocument['components']['schemas'],
  change: (value: fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>,
): fc.Arbitrary<string | null> {
  return schema ? json(change(valueFor(schema, named))) : fc.constant(null);
}

/** Calls of other paths and methods. */
function astray(call: fc.Arbitrary<FuzzCall>, path: string): fc.Arbitrary<FuzzCall> {
  const ends = fc.oneof(
    fc
      .constantFrom(...oddPaths)
      .map((end) => `${path.replace(/\{\w+\}.*$/u, '').replace(/\/$/u, '')}/${end}`),
    fc.constantFrom(...oddQueries).map((query) => path.replaceAll(/\{\w+\}/gu, '1') + query),
    fc.constantFrom(...others),
  );
  return fc
    .tuple(call, ends, fc.constantFrom(...verbs))
    .map(([sound, target, method]) => ({ ...sound, method, target, template: null }));
}

function targetOf(
  path: string,
  { parameters }: Operation,
  named: OpenApiDocument['components']['schemas'],
): fc.Arbitrary<string> {
  const own = parameters.filter((each): each is Parameter => 'in' in each);
  const values = own.map(({ name, schema }) => {
    // As a parameter `token` is the id of an API token; in a body it is a token from a letter.
    return valueFor(schema, named, name === 'token' ? 'token_id' : name).map(spell);
  });
  return fc.tuple(...values).map((list) => {
    const filled = own.reduce((before, { name, in: place }, index) => {
      return place === 'path' ? before.replace(`{${name}}`, list[index] ?? '') : before;
    }, path);
    const query = own.flatMap(({ name, in: place }, index) =>
      place === 'query' ? [`${name}=${list[index] ?? ''}`] : [],
    );
    return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
  });
}

/** Encodes a value for a URL, except for placeholders. */
function spell(value: unknown): string {
  const text = String(value);
  if (text.startsWith('§')) return text;
  return encodeURIComponent(text.toWellFormed()) || '-';
}
