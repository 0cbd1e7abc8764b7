import 'server-only';
import type { Connection } from '@/db/client';
import { routes } from '@/lib/platform/routes/routes';
import type { NotificationGroup } from './inside/list-queries';
import { selectCommentPlaces } from './inside/subject-queries';

type Group = Pick<NotificationGroup, 'kind' | 'count' | 'actors' | 'subject'>;

/** The page that each entry is about, without the prefix of a language; null where there is none. */
export async function loadTargets(on: Connection, groups: readonly Group[]) {
  const commentIds = groups.filter(isAboutComment).map(({ subject }) => subject);
  const places = new Map((await selectCommentPlaces(on, commentIds)).map((place) => [place.id, place]));

  const commentPage = ({ subject }: Group) => {
    const place = places.get(subject);
    if (!place) return null;
    const { article, category, lesson, course } = place;
    if (lesson !== null && course !== null) return `${routes.lesson(course, lesson)}#comment-${subject}`;
    return article !== null && category !== null
      ? `${routes.post(category, article)}#comment-${subject}`
      : null;
  };
  const profileOr = ({ count, actors: [first] }: Group, list: string) =>
    count === 1 && first !== undefined ? routes.profile(first) : routes.friendsTab(list);

  return (group: Group): string | null => {
    switch (group.kind) {
      case 'friend_request':
        return routes.friendsTab('requests');
      case 'friend_accepted':
        return profileOr(group, 'friends');
      case 'follower':
        return profileOr(group, 'followers');
      case 'comment_answer':
      case 'comment_like':
        return commentPage(group);
      case 'teacher_approved':
        return routes.writing();
      case 'role_changed':
        return routes.account();
      // Whoever builds the page of one of these kinds names it here.
      case 'teacher_review':
      case 'teacher_review_answer':
      case 'report_decided':
      case 'sanction_begun':
      case 'appeal_decided':
        return null;
    }
  };
}

const isAboutComment = ({ kind }: Group) => kind === 'comment_answer' || kind === 'comment_like';
