import 'server-only';
import { listPassedCourses } from '@/lib/learning/courses/passed';
import type { Viewer } from '@/lib/people/auth/viewer';
import { listNewsSources, type NewsSource } from '@/lib/people/ties/news-sources';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import type { Locale } from '@/lib/platform/i18n/locales';
import { dayMs } from '@/lib/platform/time/units';
import { selectFacts, type FactGroup } from './inside/facts-queries';
import { newsDays, newsKinds, newsPageSize } from './limits';
import type { NewsItem, NewsKind, NewsPage } from './schema';
import { loadSubjects, type Subjects } from './subjects';

/**
 * Recent news of friends and of the people the viewer follows. It is read from stored facts at each request, so that entries
 * disappear with the tie, after a block, or when a profile hides them.
 * @param after `next` of the previous page
 */
export async function listNews(viewer: Viewer, after: string | undefined, locale: Locale): Promise<NewsPage> {
  const people = await listNewsSources(viewer);
  const groups = await selectFacts(db, {
    people: people.map(({ id }) => id),
    learners: people.filter(({ showsLearning }) => showsLearning).map(({ id }) => id),
    since: new Date(now().getTime() - newsDays * dayMs),
    timeZone: viewer.timeZone,
    after: after === undefined ? null : placeOf(after),
    limit: newsPageSize + 1,
  });
  const shown = groups.slice(0, newsPageSize);
  const last = groups.length > newsPageSize ? shown.at(-1) : undefined;
  const subjects = await loadSubjects(viewer, shown, locale);
  return {
    items: viewsOf(await withoutHidden(shown, subjects), people, subjects),
    next: last ? `${last.at.getTime()}_${last.person}_${last.kind}` : null,
  };
}

function placeOf(cursor: string): Pick<FactGroup, 'at' | 'person' | 'kind'> {
  const [at, person, name] = cursor.split('_');
  const kind = newsKinds.find((each) => each === name) ?? 'joined';
  return { at: new Date(Number(at)), person: Number(person), kind };
}

/** Courses are news only if they were passed, teachers only if the reader may see them. */
async function withoutHidden(groups: FactGroup[], { knowsTeacher }: Subjects): Promise<FactGroup[]> {
  const checked = await Promise.all(
    groups.map(async (group) => {
      if (group.kind === 'teacher_review') return withSubjects(group, group.subjects.filter(knowsTeacher));
      if (group.kind !== 'course') return group;
      return withSubjects(group, await listPassedCourses(group.person, group.subjects));
    }),
  );
  return checked.filter(({ count }) => count > 0);
}

const withSubjects = (group: FactGroup, subjects: number[]) => ({
  ...group,
  subjects,
  count: subjects.length,
});

function viewsOf(groups: FactGroup[], people: NewsSource[], subjects: Subjects): NewsItem[] {
  return groups.flatMap((group) => {
    const person = people.find(({ id }) => id === group.person);
    if (!person) return [];
    const { id, name, avatar } = person;
    const head = {
      key: `${id} ${group.kind} ${group.day}`,
      person: { id, name, avatar },
      at: group.at.toISOString(),
      count: group.count,
    };
    return itemOf(group, head, subjects);
  });
}

type Head = Pick<NewsItem, 'key' | 'person' | 'at' | 'count'>;
type Item = { [K in NewsKind]: (group: FactGroup, head: Head) => NewsItem };

function itemOf(group: FactGroup, head: Head, subjects: Subjects): NewsItem {
  const items: Item = {
    lesson: ({ subjects: ids }) => ({ kind: 'lesson', ...head, subjects: subjects.lessons(ids) }),
    course: ({ subjects: ids }) => ({ kind: 'course', ...head, subjects: subjects.courses(ids) }),
    rank: ({ subjects: [rank = 1] }) => ({ kind: 'rank', ...head, rank }),
    article: ({ subjects: ids }) => ({ kind: 'article', ...head, subjects: subjects.articles(ids) }),
    review: ({ subjects: ids }) => ({ kind: 'review', ...head, subjects: subjects.courses(ids) }),
    teacher_review: ({ subjects: ids }) => ({
      kind: 'teacher_review',
      ...head,
      subjects: subjects.teachers(ids).map(({ person }) => person),
    }),
    joined: () => ({ kind: 'joined', ...head }),
  };
  return items[group.kind](group, head);
}
