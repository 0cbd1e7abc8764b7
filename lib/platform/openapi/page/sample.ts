import type { Schema } from '@/lib/platform/openapi/types';

/** An example value that fits the schema. */
export function sample(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  const [first] = schema.enum ?? schema.anyOf ?? schema.oneOf ?? [];
  if (first !== undefined) return typeof first === 'object' && first !== null ? sample(first) : first;
  return plainSample(schema);
}

const plain: Record<string, (schema: Schema) => unknown> = {
  object: sampleObject,
  array: ({ items }) => (items ? [sample(items)] : []),
  integer: ({ minimum = 1 }) => minimum,
  number: ({ minimum = 1 }) => minimum,
  boolean: () => true,
};

function plainSample(schema: Schema): unknown {
  const [type = 'string'] = [schema.type ?? []].flat();
  return plain[type]?.(schema) ?? formats[schema.format ?? ''] ?? '…';
}

/** An object with the required fields, or with all fields when none is required. */
function sampleObject({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  const names = required.length > 0 ? required : Object.keys(properties);
  return Object.fromEntries(
    names.map((name) => {
      const field = properties[name] ?? {};
      return [name, name === 'email' ? formats.email : sample(field)];
    }),
  );
}

const formats: Record<string, string> = {
  email: 'anna@example.org',
  uuid: '0b5e7f4e-8d0e-4b7c-9f7a-2f0b0d6a9c11',
  date: '2000-01-31',
  'date-time': '2030-01-31T12:00:00Z',
};
