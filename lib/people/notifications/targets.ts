import 'server-only';
import type { Locale } from '@/lib/platform/i18n/locales';
import { routes } from '@/lib/platform/routes/routes';
import type { NotificationGroup } from './inside/list-queries';
import type { NotificationKind } from './kinds';

type Group = Pick<NotificationGroup, 'kind' | 'count' | 'actors' | 'subject'>;

const reviewsOf = (teacher: number) => routes.profileTab(String(teacher), 'reviews');

/** Finds the pages of comments; lib/publishing/comments offers it, and the caller hands it in. */
export type ListCommentLocations = (
  ids: number[],
  locale: Locale,
) => Promise<readonly { id: number; href: string }[]>;

/** The page that each entry of `me` is about, without the prefix of a language; null when there is none. */
export async function loadTargets(
  me: number,
  groups: readonly Group[],
  { locale, listCommentLocations }: { locale: Locale; listCommentLocations: ListCommentLocations },
) {
  const commentIds = groups.filter(isAboutComment).map(({ subject }) => subject);
  const locations = await listCommentLocations(commentIds, locale);
  const commentPages = new Map(locations.map(({ id, href }) => [id, href]));
  const commentPage = ({ subject }: Group) => commentPages.get(subject) ?? null;
  const profileOr = ({ count, actors: [first] }: Group, list: string) =>
    count === 1 && first !== undefined ? routes.profile(first) : routes.friendsTab(list);

  const targets: Record<NotificationKind, (group: Group) => string | null> = {
    friend_request: () => routes.friendsTab('requests'),
    friend_accepted: (group) => profileOr(group, 'friends'),
    follower: (group) => profileOr(group, 'followers'),
    comment_answer: commentPage,
    comment_like: commentPage,
    teacher_review: () => reviewsOf(me),
    teacher_review_answer: ({ actors: [teacher] }) => (teacher === undefined ? null : reviewsOf(teacher)),
    report_decided: routes.ownReports,
    sanction_begun: routes.ownReports,
    appeal_decided: routes.ownReports,
    role_changed: routes.account,
    teacher_approved: routes.writing,
    chat_request: chatWithFirst,
    correction_made: chatWithFirst,
    correction_accepted: chatWithFirst,
    chat_unread: () => routes.chat(),
    call_missed: chatWithFirst,
  };
  return (group: Group) => targets[group.kind](group);
}

const chatWithFirst = ({ actors: [first] }: Group) =>
  first === undefined ? routes.chat() : routes.chatWith(first);

const isAboutComment = ({ kind }: Group) => kind === 'comment_answer' || kind === 'comment_like';
