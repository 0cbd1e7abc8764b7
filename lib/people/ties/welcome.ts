import type { Viewer } from '@/lib/people/auth/viewer';

/**
 * Tells which of these people accept a first request from the viewer. The rules depend on languages and ages, which a higher
 * wing compares (lib/community/matching/welcoming.ts), so callers of the ties pass it in.
 */
export type Welcoming = (viewer: Pick<Viewer, 'id'>, ids: readonly number[]) => Promise<ReadonlySet<number>>;
