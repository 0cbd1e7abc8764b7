/** Every address of the application is built here, without the locale's prefix (navigation adds it). */
const query = (values: Record<string, string>) => `?${new URLSearchParams(values).toString()}`;

export const routes = {
  home: () => '/' as const,
  login: (returnTo?: string) => `/auth/login${returnTo ? query({ returnTo }) : ''}` as const,
  register: (returnTo?: string) => `/auth/register${returnTo ? query({ returnTo }) : ''}` as const,
  lostpass: (returnTo?: string) => `/auth/lostpass${returnTo ? query({ returnTo }) : ''}` as const,
  reset: (token: string) => `/auth/reset${query({ token })}` as const,
  /** The sign-in page after a new password was chosen: it says so. */
  loginAfterReset: (returnTo?: string) =>
    `/auth/login${query({ reset: 'done', ...(returnTo && { returnTo }) })}` as const,
  confirmLink: (token: string) => `/auth/confirm${query({ token })}` as const,
  unsubscribe: (letter: string) => `/unsubscribe${query({ letter })}` as const,
  courses: () => '/courses' as const,
  coursesTab: (tab: string) => `/courses${query({ tab })}` as const,
  courseList: () => '/courses/list' as const,
  courseSelect: (course: string) => `/courses/select${query({ course })}` as const,
  lesson: (course: string, lesson: string) => `/courses/show${query({ course, lesson })}` as const,
  practice: (course: string, lesson: string) =>
    `/courses/show${query({ course, lesson, practice: '1' })}` as const,
  summary: (course: string, lesson: string, run: string) =>
    `/courses/show${query({ course, lesson, practice: '1', run })}` as const,
  /** Five exercises before a lesson one wants to jump to. */
  check: (course: string, lesson: string) => `/courses/show${query({ course, lesson, check: '1' })}` as const,
  checkResult: (course: string, lesson: string, result: string) =>
    `/courses/show${query({ course, lesson, check: '1', result })}` as const,
  appeals: () => '/courses/appeals' as const,
  teaching: () => '/courses/teaching' as const,
  taughtCourse: (course: string) => `/courses/teaching/course${query({ course })}` as const,
  taughtLesson: (course: string, lesson: string) =>
    `/courses/teaching/course${query({ course, lesson })}` as const,
  courseAppeals: (course: string) => `/courses/teaching/appeals${query({ course })}` as const,
  placement: () => '/courses/placement' as const,
  placementTest: () => `/courses/placement${query({ test: '1' })}` as const,
  placementResult: (result: string) => `/courses/placement${query({ result })}` as const,
  plan: () => '/courses/plan' as const,
  review: () => '/courses/review' as const,
  words: () => '/courses/words' as const,
  blog: () => '/blog' as const,
  translate: () => '/translate' as const,
  chat: () => '/chat' as const,
  community: () => '/community' as const,
  friends: () => '/friends' as const,
  profile: (person: number) => `/profile/${person}` as const,
  profileUpdate: () => '/profile/update' as const,
  profileSummary: () => '/profile/summary' as const,
  account: () => '/account' as const,
  admin: () => '/admin' as const,
  adminSettings: () => '/admin/settings' as const,
  adminLog: () => '/admin/log' as const,
  /** An editable page. */
  page: (slug: string) => `/${slug}` as const,
};

export const apiRoutes = {
  settings: () => '/api/settings',
  errors: () => '/api/errors',
  docs: () => '/api/docs',
  me: () => '/api/auth/me',
  login: () => '/api/auth/login',
  register: () => '/api/auth/register',
  refresh: () => '/api/auth/refresh',
  logout: () => '/api/auth/logout',
  lostpass: () => '/api/auth/lostpass',
  reset: () => '/api/auth/reset',
  links: () => '/api/auth/links',
  verification: () => '/api/auth/verification',
  unsubscribe: (letter: string) => `/api/letters/unsubscribe${query({ letter })}`,
  confirmation: () => '/api/auth/confirmation',
  account: () => '/api/account',
  accountEmail: () => '/api/account/email',
  accountPassword: () => '/api/account/password',
  secondFactor: () => '/api/account/second-factor',
  sessions: () => '/api/account/sessions',
  endSessions: (which: 'others' | 'all') => `/api/account/sessions${query({ which })}`,
  session: (session: string) => `/api/account/sessions/${session}`,
  tokens: () => '/api/account/tokens',
  token: (token: string) => `/api/account/tokens/${token}`,
  adminSettings: () => '/api/admin/settings',
  adminLog: (before?: number) =>
    `/api/admin/log${before === undefined ? '' : query({ before: String(before) })}`,
  courseSaved: (course: string) => `/api/courses/${course}/saved`,
  checks: (lesson: number) => `/api/lessons/${lesson}/checks`,
  check: (check: string) => `/api/checks/${check}`,
  checkAnswers: (check: string) => `/api/checks/${check}/answers`,
  /** About the answer a run holds at a turn. */
  appeal: (run: string, turn: number) => `/api/runs/${run}/turns/${turn}/appeal`,
  appeals: (before?: number) =>
    `/api/appeals${before === undefined ? '' : query({ before: String(before) })}`,
  appealsSeen: () => '/api/appeals/seen',
  appealDecision: (appeal: number) => `/api/appeals/${appeal}/decision`,
  courseAppeals: (course: string, wanted: Record<string, string>) =>
    `/api/courses/${course}/appeals${query(wanted)}`,
  taughtCourses: () => '/api/teaching',
  taughtCourse: (course: string) => `/api/courses/${course}/statistics`,
  taughtLessonTable: (course: string, lesson: string) =>
    `/api/courses/${course}/statistics/table${query({ lesson })}`,
  courseTeachers: (course: string) => `/api/admin/courses/${course}/teachers`,
  courseTeacher: (course: string, teacher: number) => `/api/admin/courses/${course}/teachers/${teacher}`,
  runs: (lesson: number) => `/api/lessons/${lesson}/runs`,
  run: (run: string) => `/api/runs/${run}`,
  attempts: (exercise: number) => `/api/exercises/${exercise}/attempts`,
  daysOff: () => '/api/days-off',
  dayOff: (day: string) => `/api/days-off/${day}`,
  learningExport: (format: 'csv' | 'json') => `/api/learning/export${query({ format })}`,
  hints: (exercise: number) => `/api/exercises/${exercise}/hints`,
  word: (form: string) => `/api/words${query({ form })}`,
  speech: (text: string, slow: boolean) => `/api/speech${query({ text, ...(slow && { slow: '1' }) })}`,
  recording: (text: string) => `/api/recordings${query({ text })}`,
  placements: () => '/api/placements',
  placement: (placement: string) => `/api/placements/${placement}`,
  placementAnswers: (placement: string) => `/api/placements/${placement}/answers`,
  placementResult: (placement: string) => `/api/placements/${placement}/result`,
  plan: () => '/api/plan',
  planForecasts: () => '/api/plan/forecasts',
  planCalendar: () => '/api/plan/calendar',
  planFeed: (token: string) => `/api/plan/calendar/${token}`,
  reviews: () => '/api/reviews',
  backlog: () => '/api/reviews/backlog',
  backlogPreview: (cap: number) => `/api/reviews/backlog${query({ cap: String(cap) })}`,
  cards: () => '/api/cards',
  cardPage: (wanted: Record<string, string>) => `/api/cards${query(wanted)}`,
  card: (card: number) => `/api/cards/${card}`,
  cardReviews: (card: number) => `/api/cards/${card}/reviews`,
  cardRating: (card: number, turn: number) => `/api/cards/${card}/reviews/${turn}`,
  cardHints: (card: number) => `/api/cards/${card}/hints`,
};

/** Pages rendered for each request (they read the query or the session); all others are cached. */
const perRequest = [
  /^\/account$/,
  /^\/admin(\/|$)/,
  /^\/courses(\/|$)/,
  /^\/profile\/summary$/,
  /^\/auth\//,
  /^\/unsubscribe$/,
  /^\/kit$/,
];

/** `path` without locale prefix and query. */
export function isPerRequest(path: string): boolean {
  return perRequest.some((pattern) => pattern.test(path));
}

/** Pages for members only (spec §2). They are rendered per request; the page itself is the lock. */
const guarded = [
  /^\/account$/,
  /^\/admin(\/(settings|log))?$/,
  /^\/courses(\/(appeals|list|placement|plan|review|select|show|teaching(\/(appeals|course))?|words))?$/,
];

/** `path` without locale prefix and query. */
export function isGuarded(path: string): boolean {
  return guarded.some((pattern) => pattern.test(path));
}

/** Somebody's profile: what is missing there is a person (spec §8). `path` without locale prefix. */
export function isProfile(path: string): boolean {
  return /^\/profile\/\d+(?:-[^/]*)?$/.test(path);
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
