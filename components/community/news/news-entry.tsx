import { Award, BookCheck, GraduationCap, MessageSquareText, NotebookPen, UserPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { When } from '@/components/publishing/comments/when';
import { Avatar } from '@/components/ui/avatar';
import type { NewsItem, NewsKind } from '@/lib/community/news/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { NewsSubjects } from './news-subjects';

const icons = {
  lesson: BookCheck,
  course: GraduationCap,
  rank: Award,
  article: NotebookPen,
  review: MessageSquareText,
  teacher_review: MessageSquareText,
  joined: UserPlus,
} satisfies Record<NewsKind, typeof Award>;

/** An entry: person, action, and time. "Finished 3 lessons", with links to them. */
export function NewsEntry({ item }: { item: NewsItem }) {
  const t = useTranslations('friends.news');
  const { person, at, count, kind } = item;
  const Icon = icons[kind];
  return (
    <article className="flex gap-3 py-4">
      <Avatar name={person.name} src={person.avatar} className="size-11" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Link
            href={routes.profile(person.id)}
            prefetch={false}
            className="font-medium wrap-anywhere hover:text-cobalt"
          >
            {person.name}
          </Link>
          <span className="text-sm text-soft">
            <When at={at} />
          </span>
        </div>
        <p className="flex items-start gap-2 text-soft">
          <Icon size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          {t(kind, { count })}
        </p>
        <NewsSubjects item={item} />
      </div>
    </article>
  );
}
