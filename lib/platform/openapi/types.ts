import type { z } from 'zod';
import type { ErrorCode } from '@/lib/platform/errors';

/** The parts of OpenAPI 3.1 that the document uses. */
export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

type MaybeSchema = z.ZodType | undefined;
/** The parts of a route handler's rules that the description reads. */
export interface DescribedRules {
  summary?: string;
  errorCodes?: readonly ErrorCode[];
  access: 'anyone' | 'member';
  /** The scope that a personal API token needs; 'session' when no token is accepted. */
  scope?: string;
  /** A browser's cookie counts as nobody. */
  by?: 'bearer';
  staff?: string;
  whileLeaving?: true;
  invalidToken?: 'ignore';
  params?: MaybeSchema;
  query?: MaybeSchema;
  body?: MaybeSchema;
  acceptsForm?: true;
  file?: { types: readonly string[] };
  response: z.ZodType;
  status?: 200 | 201;
  exists?: () => boolean;
  whileSuspended?: true;
}
/** The exports of the route files by path: '/api/courses/{course}'. */
export type RouteTable = Readonly<Record<string, object>>;

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: (string | number | boolean | null)[];
  const?: string | number | boolean | null;
  format?: string;
  /** The media type of a file. */
  contentMediaType?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
}

interface JsonContent {
  'application/json': { schema: Schema };
}

/** By media type; the body is the file itself. */
type FileContent = Record<string, { schema: Schema }>;

export interface Answer {
  description: string;
  headers: Record<string, Reference>;
  /** By media type: JSON only, or the possible types of a file. */
  content: Partial<FileContent>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: (Parameter | Reference)[];
  requestBody?: { required: true; content: JsonContent | FileContent };
  responses: Record<string, Answer>;
}

export type PathItem = Partial<Record<Lowercase<Method>, Operation>>;

export interface OpenApiDocument {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  externalDocs: { description: string; url: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    headers: Record<string, { description: string; schema: Schema }>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}
