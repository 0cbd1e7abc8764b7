import { getTranslations } from 'next-intl/server';
import type { PostCard } from '@/lib/publishing/blog/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';

/** The latest articles. */
export async function Articles({ posts }: { posts: PostCard[] }) {
  const t = await getTranslations('home.articles');
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="articles" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="articles" className="text-3xl font-semibold">
          {t('title')}
        </h2>
        <Link
          href={routes.blog()}
          className="inline-flex min-h-11 items-center text-cobalt underline decoration-1 underline-offset-4 hover:text-cobalt-hover"
        >
          {t('all')}
        </Link>
      </div>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {posts.map(({ id, slug, category, title, description, minutes }) => (
          <li
            key={id}
            className="relative flex flex-col gap-2 rounded-card border border-line bg-raised p-4 transition-colors hover:border-cobalt sm:p-6"
          >
            <h3 lang={title.lang} className="font-serif text-xl font-semibold">
              <Link
                href={routes.post(category.slug, slug)}
                className="after:absolute after:inset-0 after:rounded-card hover:text-cobalt"
              >
                {title.text}
              </Link>
            </h3>
            <p lang={description.lang} className="flex-1 text-soft">
              {description.text}
            </p>
            <p className="text-sm text-soft">{t('minutes', { count: minutes })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
