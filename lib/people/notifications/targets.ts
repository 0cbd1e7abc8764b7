import 'server-only';
import type { Connection } from '@/db/client';
import { routes } from '@/lib/platform/routes/routes';
import type { NotificationGroup } from './inside/list-queries';
import { selectCommentLocations } from './inside/subject-queries';
import type { NotificationKind } from './kinds';

type Group = Pick<NotificationGroup, 'kind' | 'count' | 'actors' | 'subject'>;

const reviewsOf = (teacher: number) => routes.profileTab(String(teacher), 'reviews');

/** The page that each entry of `me` is about, without the prefix of a language; null when there is none. */
export async function loadTargets(on: Connection, me: number, groups: readonly Group[]) {
  const commentIds = groups.filter(isAboutComment).map(({ subject }) => subject);
  const locations = new Map(
    (await selectCommentLocations(on, commentIds)).map((location) => [location.id, location]),
  );

  const commentPage = ({ subject }: Group) => {
    const location = locations.get(subject);
    if (!location) return null;
    const { article, category, lesson, course } = location;
    if (lesson !== null && course !== null) return `${routes.lesson(course, lesson)}#comment-${subject}`;
    return article !== null && category !== null
      ? `${routes.post(category, article)}#comment-${subject}`
      : null;
  };
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
