import { createRequire } from 'node:module';
import type { OpenApiDocument, Schema } from '@/lib/platform/openapi/types';

/** The part of ajv that the tests use. */
interface Ajv {
  addSchema: (schema: object, id: string) => void;
  getSchema: (id: string) => Check | undefined;
}
interface Check {
  (value: unknown): boolean;
  errors?: { instancePath: string; message?: string; params: object }[] | null;
}

/** The ajv for OpenAPI 3.1's dialect that the document's validator depends on; the project's own is another version. */
const near = createRequire(createRequire(import.meta.url).resolve('@seriousme/openapi-schema-validator'));
// The boundary: modules without types.
const { default: Ajv2020 } = near('ajv/dist/2020.js') as { default: new (options: object) => Ajv };
const { default: addFormats } = near('ajv-formats') as { default: (ajv: Ajv) => void };

/** Returns the faults of a value by a schema of the document; none when it fits. */
export type Verifier = (schema: Schema, value: unknown) => string[];

const verifiers = new WeakMap<OpenApiDocument, Verifier>();

/** One verifier for each document, because compiling its schemas takes seconds. */
export function verifierOf(document: OpenApiDocument): Verifier {
  const verifier = verifiers.get(document) ?? makeVerifier(document);
  verifiers.set(document, verifier);
  return verifier;
}

function makeVerifier(document: OpenApiDocument): Verifier {
  // Each schema is used only a few times: optimizing its check would take longer.
  const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false, code: { optimize: false } });
  addFormats(ajv);
  const known = new Map<Schema, string>();
  ajv.addSchema(document, 'api');
  return (schema, value) => {
    const id = known.get(schema) ?? `schema-${known.size}`;
    if (!known.has(schema)) ajv.addSchema(pointInto(schema), id);
    known.set(schema, id);
    const check = ajv.getSchema(id);
    if (!check) throw new Error('The schema cannot be compiled.');
    if (check(value)) return [];
    return (check.errors ?? []).map(
      ({ instancePath, message = '', params }) =>
        `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
  };
}

/** Makes references absolute to the document. */
function pointInto(schema: Schema): object {
  // The boundary: the result is still a schema.
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')) as object;
}
