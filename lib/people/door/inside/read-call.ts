import type { z } from 'zod';
import { maxJsonBytes, readFile, readFormOrJson, readJson, type FileRules } from '@/lib/platform/http/body';
import { AppError } from '@/lib/platform/errors';
import { fieldFaults } from '@/lib/platform/validation/faults';

interface BodyRules {
  body?: unknown;
  acceptsForm?: true;
  file?: FileRules;
  /** `maxJsonBytes` by default. */
  maxBodyBytes?: number;
}

export async function readBody(
  rules: BodyRules,
  request: Request,
): Promise<{ json: unknown; file: Uint8Array }> {
  const read = rules.acceptsForm ? readFormOrJson : readJson;
  return {
    json: rules.body ? await read(request, rules.maxBodyBytes ?? maxJsonBytes) : undefined,
    file: rules.file ? await readFile(request, rules.file) : new Uint8Array(),
  };
}

/** Undefined when there is no schema. Throws AppError: `code`. */
export function parse(schema: unknown, value: unknown, code: 'not_found' | 'validation'): unknown {
  if (!isSchema(schema)) return undefined;
  const { data, error } = schema.safeParse(value, { reportInput: true });
  if (!error) return data;
  throw new AppError(code, code === 'validation' ? { fields: fieldFaults(error.issues) } : {});
}

export function isSchema(value: unknown): value is z.ZodType {
  return typeof value === 'object' && value !== null && 'safeParse' in value;
}
