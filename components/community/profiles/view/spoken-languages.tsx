import { useTranslations } from 'next-intl';
import { usePersonLabels } from '@/components/community/profiles/person-labels';
import { Badge } from '@/components/ui/badge';
import type { SpokenLanguage } from '@/lib/community/profiles/schema';

export function SpokenLanguages({ languages }: { languages: SpokenLanguage[] }) {
  const t = useTranslations('profile.page');
  const labels = usePersonLabels();
  return (
    <ul className="flex flex-col gap-2">
      {languages.map(({ language, level, is_learning: isLearning }) => (
        <li key={language} className="flex flex-wrap items-center gap-2">
          {labels.language(language)}
          <Badge>{labels.level(level)}</Badge>
          {isLearning && <Badge tone="info">{t('isLearning')}</Badge>}
        </li>
      ))}
    </ul>
  );
}
