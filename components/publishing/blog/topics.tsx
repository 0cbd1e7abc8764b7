import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { BlogCategory, BlogTag } from '@/lib/publishing/blog/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { TitleText } from './title-text';

export interface TopicNames {
  categories: readonly BlogCategory[];
  tags: readonly BlogTag[];
}

/** The posts that are shown: a category, a tag, or all when both are absent. */
export interface Topic {
  category?: string;
  tag?: string;
}

interface Props {
  names: TopicNames;
  shown: Topic;
}

const chip =
  'inline-flex min-h-11 items-center rounded-full border px-4 text-base hover:border-cobalt hover:text-cobalt';
const look = (isCurrent: boolean) =>
  classNames(
    chip,
    isCurrent ? 'border-cobalt bg-cobalt-ground font-medium text-cobalt' : 'border-line bg-raised',
  );

/** Categories as chips; tags are many and are collapsed. */
export function Topics({ names: { categories, tags }, shown }: Props) {
  const t = useTranslations('blog.list');
  const isAll = shown.category === undefined && shown.tag === undefined;
  return (
    <div className="flex flex-col gap-2">
      <nav aria-label={t('categories')}>
        <ul className="flex flex-wrap gap-2">
          <li>
            <Link href={routes.blog()} aria-current={isAll ? 'page' : undefined} className={look(isAll)}>
              {t('all')}
            </Link>
          </li>
          {categories.map(({ slug, title }) => (
            <li key={slug}>
              <Link
                href={routes.blogCategory(slug)}
                prefetch={false}
                aria-current={slug === shown.category ? 'page' : undefined}
                className={look(slug === shown.category)}
              >
                <TitleText of={title} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {tags.length > 0 && (
        <details open={shown.tag !== undefined}>
          <summary className="min-h-11 w-fit content-center font-medium text-cobalt">{t('tags')}</summary>
          <nav aria-label={t('tags')}>
            <ul className="flex flex-wrap gap-x-1">
              {tags.map(({ slug, title }) => (
                <li key={slug}>
                  <Link
                    href={routes.blogTag(slug)}
                    prefetch={false}
                    aria-current={slug === shown.tag ? 'page' : undefined}
                    className="inline-flex min-h-11 items-center rounded-control px-2 text-soft underline-offset-4 hover:text-cobalt hover:underline aria-[current]:font-medium aria-[current]:text-cobalt"
                  >
                    <TitleText of={title} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </details>
      )}
    </div>
  );
}
