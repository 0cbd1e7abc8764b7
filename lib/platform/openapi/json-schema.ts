import { z } from 'zod';
import type { Schema } from './types';

/** Schemas with an `id`, by that id. */
export type NamedSchemas = Record<string, Schema>;

/**
 * The input or output of a zod schema as JSON Schema 2020-12. Schemas with an id are added to `named`. Throws when two
 * different schemas have the same id, and for types that JSON cannot represent.
 */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output', named: NamedSchemas): Schema {
  const json = z.toJSONSchema(schema, { target: 'draft-2020-12', io, override: simplify });
  // The boundary: zod's JSON Schema type is wider than what it generates for these schemas.
  const {
    $schema: _,
    $defs = {},
    id: __,
    ...root
  } = pointToComponents(json) as Schema & {
    $schema?: string;
    id?: string;
    $defs?: NamedSchemas;
  };
  for (const [name, found] of Object.entries($defs)) addNamed(named, name, found);
  return root;
}

function addNamed(named: NamedSchemas, name: string, { id: _, ...schema }: Schema & { id?: string }): void {
  const known = named[name];
  if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new Error(`Two different schemas are named ${name}.`);
  }
  named[name] = schema;
}

interface Visited {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}

const namedFormats = new Set(['uuid', 'date', 'date-time', 'email', 'uri']);

/** Drops the pattern beside a format, and the limits of safe integers: both say nothing new. */
function simplify({ zodSchema, jsonSchema: json }: Visited): void {
  const format = json.format ?? pipedFormat(zodSchema);
  if (format !== undefined && namedFormats.has(format)) json.format = format;
  if (namedFormats.has(json.format ?? '')) delete json.pattern;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
}

/** The format of a string that is transformed first and checked then, such as a trimmed e-mail address. */
function pipedFormat({ _zod: { def } }: Visited['zodSchema']): string | undefined {
  if (def.type !== 'pipe' || !(def.out instanceof z.ZodStringFormat)) return undefined;
  return def.out._zod.def.format;
}

function pointToComponents(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
