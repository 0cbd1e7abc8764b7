import { query } from './query';

/** The slug of the home page's text: administrators edit it like a page, but it has no address of its own. */
export const homeText = 'home';

/** Builds every page's address, without the locale's prefix, which the navigation adds. */
export const routes = {
  home: () => '/' as const,
  /** The home page for a signed-in person, who is otherwise redirected. */
  tour: () => '/?tour' as const,
  login: (returnTo?: string) => `/auth/login${returnTo ? query({ returnTo }) : ''}` as const,
  register: (returnTo?: string) => `/auth/register${returnTo ? query({ returnTo }) : ''}` as const,
  lostpass: (returnTo?: string) => `/auth/lostpass${returnTo ? query({ returnTo }) : ''}` as const,
  reset: (token: string) => `/auth/reset${query({ token })}` as const,
  /** The sign-in page with a message that the password was changed. */
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
  /** The skip test of a lesson: five exercises about earlier lessons. */
  check: (course: string, lesson: string) => `/courses/show${query({ course, lesson, check: '1' })}` as const,
  skipTestResult: (course: string, lesson: string, result: string) =>
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
  blogPage: (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`) as `/blog`,
  blogTag: (tag: string, page = 1) => `/blog/tag/${tag}${page === 1 ? '' : `/page/${page}`}` as const,
  blogCategory: (category: string, page = 1) =>
    `/blog/${category}${page === 1 ? '' : `/page/${page}`}` as const,
  blogSearchPage: () => '/blog/search' as const,
  blogSearch: (words: string) => `/blog/search${query({ words })}` as const,
  post: (category: string, slug: string) => `/blog/${category}/${slug}` as const,
  /** The editor's list of a teacher's articles. */
  writing: () => '/blog/write' as const,
  writingPost: (post: number, locale?: string) =>
    `/blog/write/${post}${locale === undefined ? '' : query({ locale })}` as const,
  translate: () => '/translate' as const,
  chat: () => '/chat' as const,
  chatWith: (person: number) => `/chat${query({ with: String(person) })}`,
  community: () => '/community' as const,
  /** People by filters and page (lib/community/directory/filters-schema). */
  communityOf: (wanted: Record<string, string>) =>
    `/community${Object.keys(wanted).length > 0 ? query(wanted) : ''}` as const,
  friends: () => '/friends' as const,
  friendsNews: () => '/friends/news' as const,
  newsTab: (tab: string) => `/friends/news${query({ tab })}` as const,
  friendsTab: (tab: string) => `/friends${query({ tab })}` as const,
  profile: (person: number) => `/profile/${person}` as const,
  /** A profile by the last part of its address, `{id}-{name}`. */
  profileNamed: (slug: string) => `/profile/${slug}` as const,
  profileTab: (slug: string, tab: string) => `/profile/${slug}${query({ tab })}` as const,
  profileUpdate: () => '/profile/update' as const,
  profileSummary: () => '/profile/summary' as const,
  account: () => '/account' as const,
  notificationChoices: () => '/account/notifications' as const,
  admin: () => '/admin' as const,
  adminSettings: () => '/admin/settings' as const,
  adminLog: () => '/admin/log' as const,
  adminPages: () => '/admin/pages' as const,
  adminPage: (page: number, locale?: string) =>
    `/admin/pages/${page}${locale === undefined ? '' : query({ locale })}` as const,
  adminSubscriptions: () => '/admin/subscriptions' as const,
  adminTeachers: () => '/admin/teachers' as const,
  /** The people and their roles. */
  adminPeople: () => '/admin/people' as const,
  /** The queue of reports for moderators. */
  moderation: () => '/admin/reports' as const,
  /** All comments for moderators. */
  moderatedComments: () => '/admin/comments' as const,
  /** One's own reports, and what moderators did about oneself. */
  ownReports: () => '/account/reports' as const,
  /** All that a suspended person sees. */
  suspended: () => '/suspended' as const,
  credits: () => '/credits' as const,
  /** An editable page; the text of the home page has the address of the home page. */
  page: (slug: string) => (slug === homeText ? ('/' as const) : (`/${slug}` as const)),
};
