import 'server-only';
import { expectedCaller } from '@/lib/people/auth/caller';
import type { Viewer } from '@/lib/people/auth/viewer';
import { isSchema } from './read-call';

/** Reads for the expected caller and changes nothing: somebody else may turn out to call, or the call may be refused. */
export type LookAhead<P, L> = (me: Pick<Viewer, 'id'>, params: P) => Promise<L>;

interface LookingRules<P, L> {
  params?: unknown;
  ahead?: LookAhead<P, L>;
}

/**
 * Starts the verb's read for the expected caller.
 * @returns a function that returns this read if the caller is the expected one, and otherwise starts another
 */
export function lookAhead<P, L>(
  { params: schema, ahead }: LookingRules<P, L>,
  headers: Headers,
  pathParams: unknown,
): (userId: number, params: unknown) => Promise<unknown> {
  if (!ahead) return async () => undefined;
  // The boundary: `params` were parsed by the schema of the rules.
  const read = async (id: number, params: unknown) => ahead({ id }, params as P);
  const expected = expectedCaller(headers);
  const parsed = isSchema(schema) ? schema.safeParse(pathParams) : { success: true, data: undefined };
  if (expected === null || !parsed.success) return read;
  const begun = read(expected, parsed.data);
  // After a refusal nobody awaits it.
  begun.catch(() => undefined);
  return async (id, params) => (id === expected ? begun : read(id, params));
}
