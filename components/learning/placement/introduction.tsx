import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import type { PlacementLevel } from '@/lib/learning/placement/scale';
import { routes } from '@/lib/platform/routes/routes';

interface Props {
  /** The maximum number of questions. */
  maxQuestions: number;
  /** The result of the latest test; null without one. */
  last: PlacementLevel | null;
  /** The first lesson, for beginners. */
  zeroHref: string;
}

/** The introduction of the level test. */
export function Introduction({ maxQuestions, last, zeroHref }: Props) {
  const t = useTranslations('placement');
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
      <p className="text-soft">{t('description')}</p>
      <Card className="flex flex-col gap-4">
        <ul className="flex list-disc flex-col gap-3 pl-5">
          <li>{t('intro.count', { most: maxQuestions })}</li>
          <li>{t('intro.adapt')}</li>
          <li>{t('intro.unknown')}</li>
          <li>{t('intro.leave')}</li>
        </ul>
        {last && <p className="font-medium">{t('intro.last', { level: last })}</p>}
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={routes.placementTest()} size="large" className="max-sm:w-full">
            {t('intro.begin')}
          </ButtonLink>
          <ButtonLink href={zeroHref} variant="quiet" size="large" className="max-sm:w-full">
            {t('intro.zero')}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
