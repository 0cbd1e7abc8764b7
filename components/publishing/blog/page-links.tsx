import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';

interface Props {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** Numbered page links, which work without scripts (labels: spec §9). */
export function PageLinks({ page, pages, addressOf }: Props) {
  const t = useTranslations('blog.pages');
  if (pages === 1) return null;
  return (
    <nav aria-label={t('label')} className="flex flex-wrap items-center justify-between gap-3 py-6">
      {page > 1 ? (
        <ButtonLink href={addressOf(page - 1)} rel="prev" variant="secondary" prefetch={false}>
          {t('previous')}
        </ButtonLink>
      ) : (
        <span />
      )}
      <p className="text-soft">{t('current', { page, pages })}</p>
      {page < pages ? (
        <ButtonLink href={addressOf(page + 1)} rel="next" variant="secondary" prefetch={false}>
          {t('next')}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
