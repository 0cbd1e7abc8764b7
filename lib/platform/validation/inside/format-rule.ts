import type { z } from 'zod';
import type { FieldFault } from '@/lib/platform/errors';

/** Formats with their own message; all other formats get 'regex'. */
const formats = new Map<string, FieldFault>([
  ['email', { rule: 'email' }],
  ['url', { rule: 'url' }],
  ['hostname', { rule: 'url' }],
  ['uuid', { rule: 'uuid' }],
  ['guid', { rule: 'uuid' }],
  ['ipv4', { rule: 'ip' }],
  ['ipv6', { rule: 'ip' }],
  ['json_string', { rule: 'json' }],
  ['e164', { rule: 'phone' }],
  ['date', { rule: 'date' }],
  ['datetime', { rule: 'date_format', values: { format: 'YYYY-MM-DDThh:mm:ssZ' } }],
  ['time', { rule: 'date_format', values: { format: 'hh:mm' } }],
  ['lowercase', { rule: 'lowercase' }],
  ['uppercase', { rule: 'uppercase' }],
]);

export function formatRule(issue: z.core.$ZodIssueInvalidStringFormat): FieldFault {
  const { format } = issue;
  if (format === 'starts_with') return { rule: 'starts_with', values: { values: detail(issue, 'prefix') } };
  if (format === 'ends_with') return { rule: 'ends_with', values: { values: detail(issue, 'suffix') } };
  if (format === 'includes') return { rule: 'contains', values: { value: detail(issue, 'includes') } };
  return formats.get(format) ?? { rule: 'regex' };
}

/** Zod's type of a format issue does not include the values of these three formats. */
const detail = (issue: object, name: 'prefix' | 'suffix' | 'includes') => String(Reflect.get(issue, name));
