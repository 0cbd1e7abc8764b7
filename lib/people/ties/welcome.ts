import type { Viewer } from '@/lib/people/auth/viewer';

/**
 * Which of these people take a first request from the viewer. Who may write to whom first depends on languages and ages,
 * which a higher wing compares (lib/community/matching/welcoming.ts): callers of the ties hand it in.
 */
export type Welcoming = (viewer: Pick<Viewer, 'id'>, ids: readonly number[]) => Promise<ReadonlySet<number>>;
