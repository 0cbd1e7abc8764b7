import type { OpenApiDocument, Operation } from '@/lib/platform/openapi/types';
import { verifierOf, type Verifier } from '@/tests/support/openapi/validate';
import type { FuzzCall } from './calls';
import type { WireAnswer } from './wire';

/** The statuses of refusals before an endpoint is reached. */
const doorStatuses = new Set([400, 403, 404, 405, 408, 413, 414, 417, 431]);
/** The statuses of Node's HTTP parser, whose answers cannot be JSON because no request was parsed. */
const parserStatuses = new Set([400, 405, 408, 413, 417, 431]);
const leak = /node_modules|\bat .+:\d+:\d+|select .+ from|postgres:|ECONN|TypeError/u;

export type Judge = (call: FuzzCall, answer: WireAnswer) => string[];

/** Checks answers against the API description. @returns the faults, none for a valid answer */
export function judgeOf(document: OpenApiDocument): Judge {
  const verify = verifierOf(document);
  return (call, answer) => {
    const refusal = failureOf(answer);
    if (refusal !== undefined) return [refusal];
    if (hasNoBody(call, answer)) return [];
    if (!answer.isWhole) return mayBeCut(call) ? [] : ['the answer was cut off'];
    if (!isJson(answer))
      return isWithoutJson(answer) ? [] : [`${answer.status} is no JSON: ${sampleOf(answer)}`];
    return faultsOfBody(verify, call, answer, operationOf(document, call));
  };
}

function faultsOfBody(
  verify: Verifier,
  { template }: FuzzCall,
  { status, body }: WireAnswer,
  operation: Operation | undefined,
): string[] {
  const answer = operation?.responses[status];
  const described = answer?.content['application/json']?.schema;
  const isKnown = answer !== undefined || template === null || doorStatuses.has(status);
  return [
    ...verify(described ?? (status < 400 ? {} : error), JSON.parse(body)),
    ...(isKnown ? [] : [`status ${status} is not described`]),
  ];
}

const error = { $ref: '#/components/schemas/Error' };

/** The fault of an answer that is never allowed. */
function failureOf(answer: WireAnswer): string | undefined {
  const { status, body } = answer;
  if (status === 0) return 'no answer';
  if (status >= 500 && !isAsked(answer)) return `status ${status}: ${sampleOf(answer)}`;
  return status >= 400 && leak.test(body) ? `it tells too much: ${sampleOf(answer)}` : undefined;
}

const hasNoBody = ({ method }: FuzzCall, { status }: WireAnswer) =>
  method === 'HEAD' || status === 204 || (status >= 300 && status < 400);
/** Whether a part of the answer may be lost, because it was sent before the body was read. */
const mayBeCut = ({ body }: FuzzCall) => (body?.length ?? 0) > 10_000;
const sampleOf = ({ body }: WireAnswer) => body.slice(0, 300);
const isJson = ({ headers }: WireAnswer) =>
  headers.get('content-type')?.startsWith('application/json') === true;
const isWithoutJson = ({ status }: WireAnswer) => status < 400 || parserStatuses.has(status);
const isAsked = ({ status, headers, body }: WireAnswer) =>
  status === 503 && headers.has('retry-after') && body.includes('"busy"');

function operationOf({ paths }: OpenApiDocument, { template, method }: FuzzCall): Operation | undefined {
  const item = template === null ? undefined : paths[template];
  return Object.entries(item ?? {}).find(([name]) => name === method.toLowerCase())?.[1];
}
