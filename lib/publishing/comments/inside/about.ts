import 'server-only';
import { contentTranslations, localize } from '@/lib/platform/i18n/localized-text';
import type { Locale } from '@/lib/platform/i18n/locales';
import { routes } from '@/lib/platform/routes/routes';

/** The subject of a comment as the queries join it: exactly one of the two is not null. */
interface Joined {
  post: { slug: string | null; category: string | null; title: string | null };
  lesson: { slug: string | null; course: string | null; title: unknown };
}

export function aboutOf({ post, lesson }: Joined, locale: Locale) {
  if (lesson.course !== null && lesson.slug !== null) {
    const { text } = localize(locale, contentTranslations.parse(lesson.title));
    return { kind: 'lesson' as const, title: text, href: routes.lesson(lesson.course, lesson.slug) };
  }
  const slug = post.slug ?? '';
  return { kind: 'post' as const, title: post.title ?? slug, href: routes.post(post.category ?? '', slug) };
}
