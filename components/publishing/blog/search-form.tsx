import { Search } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { maxSearchCodePoints } from '@/lib/publishing/blog/limits';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';

/** A plain GET form, which works without scripts. */
export function SearchForm({ words = '' }: { words?: string }) {
  const t = useTranslations('blog.search');
  const locale = useLocale();
  return (
    <search className="w-full max-w-md">
      <form
        action={getPathname({ locale, href: routes.blogSearchPage() })}
        className="flex items-center gap-2"
      >
        <Input
          type="search"
          name="words"
          aria-label={t('label')}
          placeholder={t('label')}
          defaultValue={words}
          maxLength={maxSearchCodePoints}
        />
        <IconButton type="submit" icon={Search} label={t('submit')} />
      </form>
    </search>
  );
}
