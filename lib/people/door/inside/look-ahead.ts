import 'server-only';
import { expectedCaller } from '@/lib/people/auth/caller';
import type { Viewer } from '@/lib/people/auth/viewer';
import { isSchema } from './read-call';

/** Reads for somebody, and changes nothing: whoever is expected may not be the caller, or may not call at all. */
export type LookAhead<P, L> = (me: Pick<Viewer, 'id'>, params: P) => Promise<L>;

interface LookingRules<P, L> {
  params?: unknown;
  ahead?: LookAhead<P, L>;
}

/**
 * Begins what a verb reads for the caller who is expected.
 * @returns gives it to the caller who was found, and reads for them where nothing was begun or somebody else was expected
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
  // Who is refused waits for it no more.
  begun.catch(() => undefined);
  return async (id, params) => (id === expected ? begun : read(id, params));
}
