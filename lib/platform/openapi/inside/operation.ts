import { STATUS_CODES } from 'node:http';
import type { z } from 'zod';
import type { ErrorCode } from '@/lib/platform/errors';
import { headerOf, parameterOf } from './components';
import { jsonSchema, type NamedSchemas } from '@/lib/platform/openapi/json-schema';
import { refusalsOf, scopeOf } from './refusals';
import type {
  Answer,
  DescribedRules,
  Method,
  Operation,
  Parameter,
  Reference,
  Schema,
} from '@/lib/platform/openapi/types';

/** Describes one method of one path. Named schemas are added to `named`. */
export function describeOperation(
  path: string,
  method: Method,
  rules: DescribedRules,
  named: NamedSchemas,
): Operation {
  const bodySchema = rules.body && jsonSchema(rules.body, 'input', named);
  const errors = refusalsOf(method, rules);
  return {
    operationId: operationId(path, method),
    summary: rules.summary ?? '',
    ...(rules.staff && { description: `For staff: ${rules.staff}.` }),
    tags: [tagOf(path)],
    security: securityOf(method, rules),
    parameters: [
      ...parametersIn('path', rules.params, named),
      ...parametersIn('query', rules.query, named),
      parameterOf('language'),
      ...(method === 'GET' ? [] : [parameterOf('idempotencyKey')]),
    ],
    ...(bodySchema && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: bodySchema },
          ...(rules.acceptsForm && { 'application/x-www-form-urlencoded': { schema: bodySchema } }),
        },
      },
    }),
    ...(rules.file && { requestBody: { required: true, content: fileContent(rules.file.types) } }),
    responses: {
      [rules.status ?? 200]: responseOf(rules, named),
      ...Object.fromEntries(errors.map(([status, codes]) => [status, refusal(status, codes)])),
    },
  };
}

/** The first segment after /api: 'days-off' is 'Days off'. */
export function tagOf(path: string): string {
  const segment = (path.split('/')[2] ?? '').replaceAll('-', ' ');
  return segment.charAt(0).toUpperCase() + segment.slice(1);
}

const fileContent = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: {} }]));

/** 'GET /api/courses/{course}' is getCoursesByCourse. */
function operationId(path: string, method: Method): string {
  const words = path
    .replace('/api/', '')
    .replaceAll('{', 'by-')
    .split(/[^a-z]+/u)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function securityOf(method: Method, rules: DescribedRules): Operation['security'] {
  const scope = scopeOf(method, rules);
  return [
    ...(rules.access === 'anyone' ? [{}] : []),
    { accessToken: [] },
    ...(scope === 'session' ? [] : [{ apiToken: [scope] }]),
    ...(rules.by === 'bearer' ? [] : [{ session: [] }]),
  ];
}

function parametersIn(
  location: 'path' | 'query',
  schema: z.ZodType | undefined,
  named: NamedSchemas,
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input', named);
  return Object.entries(properties).map(([name, { description, ...json }]) => ({
    name,
    in: location,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema: json,
  }));
}

function responseOf({ response, status = 200 }: DescribedRules, named: NamedSchemas): Answer {
  const schema = jsonSchema(response, 'output', named);
  const types = fileTypes(schema);
  const isFile = types.length > 0;
  return {
    description: isFile ? fileDescription : status === 201 ? 'Done: there is something new.' : 'Done.',
    headers: headersOf(status),
    content: isFile ? fileContent(types) : { 'application/json': { schema } },
  };
}

const fileDescription =
  'Done: a file. `Range` asks for a part of it (206), `If-None-Match` whether it has changed (304).';

/** The media types of a file response; empty for JSON. */
const fileTypes = ({ contentMediaType, anyOf = [] }: Schema): string[] =>
  [contentMediaType, ...anyOf.map((each) => each.contentMediaType)].filter((type) => type !== undefined);

function refusal(status: number, codes: ErrorCode[]): Answer {
  return {
    description: STATUS_CODES[status] ?? String(status),
    headers: headersOf(status),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error', properties: { code: { enum: codes } } },
      },
    },
  };
}

function headersOf(status: number): Record<string, Reference> {
  return {
    'X-Request-Id': headerOf('requestId'),
    'X-RateLimit-Limit': headerOf('rateLimit'),
    'X-RateLimit-Remaining': headerOf('rateRemaining'),
    ...((status === 429 || status === 503) && { 'Retry-After': headerOf('retryAfter') }),
    ...(status === 401 && { 'WWW-Authenticate': headerOf('authenticate') }),
  };
}
