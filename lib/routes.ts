/** Every address of the application is built here, without the locale's prefix (navigation adds it). */
const query = (values: Record<string, string>) => `?${new URLSearchParams(values).toString()}`;

export const routes = {
  home: () => '/' as const,
  login: (returnTo?: string) => `/auth/login${returnTo ? query({ returnTo }) : ''}` as const,
  register: (returnTo?: string) => `/auth/register${returnTo ? query({ returnTo }) : ''}` as const,
  courses: () => '/courses' as const,
  courseList: () => '/courses/list' as const,
  courseSelect: (course: string) => `/courses/select${query({ course })}` as const,
  lesson: (course: string, lesson: string) => `/courses/show${query({ course, lesson })}` as const,
  practice: (course: string, lesson: string) =>
    `/courses/show${query({ course, lesson, practice: '1' })}` as const,
  summary: (course: string, lesson: string, run: string) =>
    `/courses/show${query({ course, lesson, practice: '1', run })}` as const,
};

export const apiRoutes = {
  settings: () => '/api/settings',
  me: () => '/api/auth/me',
  login: () => '/api/auth/login',
  register: () => '/api/auth/register',
  logout: () => '/api/auth/logout',
  runs: (lesson: number) => `/api/lessons/${lesson}/runs`,
  run: (run: string) => `/api/runs/${run}`,
  attempts: (exercise: number) => `/api/exercises/${exercise}/attempts`,
  hints: (exercise: number) => `/api/exercises/${exercise}/hints`,
};

/** Pages rendered for each request (they read the query or the session); all others are cached. */
const perRequest = [/^\/courses(\/|$)/, /^\/auth\//, /^\/kit$/];

/** `path` without locale prefix and query. */
export function isPerRequest(path: string): boolean {
  return perRequest.some((pattern) => pattern.test(path));
}

/** Pages for members only (spec §2). They are rendered per request; the page itself is the lock. */
const guarded = [/^\/courses(\/(list|select|show))?$/];

/** `path` without locale prefix and query. */
export function isGuarded(path: string): boolean {
  return guarded.some((pattern) => pattern.test(path));
}

/** Where to go after signing in: a path of ours with its query, else the given one. */
export function safeReturnTo(
  wanted: string | null | undefined,
  otherwise: string = routes.courses(),
): string {
  if (!wanted?.startsWith('/')) return otherwise;
  const base = 'http://govorim.invalid';
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : null;
  if (url?.origin !== base) return otherwise;
  // Dot segments are gone now and may have left two slashes: a browser would read a host there.
  const target = `${url.pathname}${url.search}`;
  return new URL(target, base).origin === base ? target : otherwise;
}
