import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { localeLabels } from '@/lib/platform/i18n/locales';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import type { ListedDocument } from '@/lib/publishing/writing/schema';
import { StateBadge } from './state-badge';

/** A post or page in the list: its title, state and languages. */
export function DocumentItem({ document }: { document: ListedDocument }) {
  const t = useTranslations('writing');
  const { id, kind, title, title_locale: lang, state, texts, category, author, changed_at: at } = document;
  const href = kind === 'page' ? routes.adminPage(id) : routes.writingPost(id);
  return (
    <li>
      <Card className="relative flex flex-col gap-2 transition-colors hover:border-cobalt">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-xl font-semibold wrap-anywhere">
            <Link href={href} prefetch={false} className="after:absolute after:inset-0 after:rounded-card">
              <span lang={lang}>{title || t('list.untitled')}</span>
            </Link>
          </h2>
          <StateBadge state={state} />
        </div>
        <p className="text-sm text-soft">
          {[
            category && (
              <span key="category" lang={category.title.lang}>
                {category.title.text}
              </span>
            ),
            author && <span key="author">{t('list.by', { name: author.name })}</span>,
            <span key="changed">
              {t('list.changed')} <DateTime at={at} />
            </span>,
          ]
            .filter(Boolean)
            .flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))}
        </p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {texts.map(({ locale, state: textState }) => (
            <li key={locale}>
              <span lang={locale} className="font-medium">
                {localeLabels[locale].own}
              </span>{' '}
              <span className={textState === 'changed' ? 'text-honey' : 'text-soft'}>
                {t(`texts.${textState}`)}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </li>
  );
}
