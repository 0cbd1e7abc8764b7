import { z } from 'zod';
import type { Schema } from './types';

/** Schemas that have an `id` of their own, by that. */
export type NamedSchemas = Record<string, Schema>;

/**
 * What a zod schema takes ('input') or gives ('output'), as JSON Schema 2020-12. Schemas with a name are added to
 * `named`. Throws when two different ones have the same name, and for what JSON cannot hold.
 */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output', named: NamedSchemas): Schema {
  const json = z.toJSONSchema(schema, { target: 'draft-2020-12', io, override: simplify });
  // The boundary: zod's type of JSON Schema is wider than what it makes of our schemas.
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

/** A format says it shorter than its pattern, and that a whole number is one that a double can hold is understood. */
function simplify({ zodSchema, jsonSchema: json }: Visited): void {
  const format = json.format ?? laterFormat(zodSchema);
  if (format !== undefined && namedFormats.has(format)) json.format = format;
  if (namedFormats.has(json.format ?? '')) delete json.pattern;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
}

/** Of a text that is tidied first, and then has to be an address, say. */
function laterFormat({ _zod: { def } }: Visited['zodSchema']): string | undefined {
  if (def.type !== 'pipe' || !(def.out instanceof z.ZodStringFormat)) return undefined;
  return def.out._zod.def.format;
}

function pointToComponents(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
