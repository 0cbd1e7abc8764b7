import { errorStatus } from '@/lib/platform/errors';
import type { OpenApiDocument, Parameter, Reference, Schema } from '@/lib/platform/openapi/types';

/** Parameters that operations refer to. */
export const sharedParameters = {
  language: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'The language of sentences and of content, such as `de`. Russian without one.',
    schema: { type: 'string' },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Made up by the caller, the same for every repeat of a call: a repeat gets the first answer.',
    schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
  },
} satisfies Record<string, Parameter>;

export const sharedHeaders = {
  requestId: { description: 'Names the call in our log.', schema: { type: 'string' } },
  rateLimit: { description: 'Calls that five minutes hold.', schema: { type: 'integer' } },
  rateRemaining: { description: 'Calls left of them.', schema: { type: 'integer' } },
  retryAfter: { description: 'Seconds until it is worth trying again.', schema: { type: 'integer' } },
  authenticate: { description: 'Bearer.', schema: { type: 'string' } },
} satisfies OpenApiDocument['components']['headers'];

export const errorSchema: Schema = {
  type: 'object',
  description: 'What every refusal says.',
  properties: {
    message: { type: 'string', description: 'A sentence for people, in their language.' },
    code: { type: 'string', enum: Object.keys(errorStatus), description: 'Stable, for programs.' },
    errors: {
      type: 'object',
      description: 'Sentences by field; a dot stands between nested names.',
      additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
    },
  },
  required: ['message', 'code'],
  additionalProperties: false,
};

/** The ways to authenticate. When there is an Authorization header, the cookie is ignored. */
export const securitySchemes = (sessionCookie: string) => ({
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `access_token` of `POST /api/auth/login`, good for 15 minutes.',
  },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'A personal API token, made in the account. It does what its scopes name.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'The browser’s session. A write needs an `Origin` of ours beside it.',
  },
});

export const parameterOf = (name: keyof typeof sharedParameters): Reference => ({
  $ref: `#/components/parameters/${name}`,
});
export const headerOf = (name: keyof typeof sharedHeaders): Reference => ({
  $ref: `#/components/headers/${name}`,
});
