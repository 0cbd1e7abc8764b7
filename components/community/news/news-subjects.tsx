import type { ComponentProps } from 'react';
import { useTranslations } from 'next-intl';
import type { NewsItem } from '@/lib/community/news/schema';
import { describeRank } from '@/lib/learning/progress/ranks';
import { Link } from '@/lib/platform/i18n/link';
import type { LocalizedText } from '@/lib/platform/i18n/localized-text';
import { routes } from '@/lib/platform/routes/routes';

/** The subjects of an entry: links to lessons, courses or articles, or the Russian name of a rank. */
export function NewsSubjects({ item }: { item: NewsItem }) {
  switch (item.kind) {
    case 'lesson':
      return (
        <Titles
          count={item.count}
          titles={item.subjects.map(({ title, course, lesson }) => ({
            title,
            href: routes.lesson(course, lesson),
          }))}
        />
      );
    case 'course':
    case 'review':
      return (
        <Titles
          count={item.count}
          titles={item.subjects.map(({ title, course }) => ({ title, href: routes.courseSelect(course) }))}
        />
      );
    case 'teacher_review':
      return (
        <Titles
          count={item.count}
          titles={item.subjects.map(({ id, name }) => ({ title: { text: name }, href: routes.profile(id) }))}
        />
      );
    case 'article':
      return (
        <Titles
          count={item.count}
          titles={item.subjects.map(({ title, category, article }) => ({
            title,
            href: routes.post(category, article),
          }))}
        />
      );
    case 'rank':
      return (
        <p lang="ru" className="font-serif text-lg">
          {describeRank(item.rank).name}
        </p>
      );
    case 'joined':
      return null;
  }
}

interface Props {
  titles: {
    title: Pick<LocalizedText, 'text'> & Partial<LocalizedText>;
    href: ComponentProps<typeof Link>['href'];
  }[];
  /** Number of subjects, some of which are named. */
  count: number;
}

function Titles({ titles, count }: Props) {
  const t = useTranslations('friends.news');
  return (
    <ul className="flex flex-col">
      {titles.map(({ title, href }) => (
        <li key={title.text}>
          <Link
            href={href}
            lang={title.lang}
            className="inline-flex min-h-8 items-center wrap-anywhere text-cobalt underline-offset-4 hover:underline"
          >
            {title.text}
          </Link>
        </li>
      ))}
      {count > titles.length && (
        <li className="text-soft">{t('andMore', { count: count - titles.length })}</li>
      )}
    </ul>
  );
}
