import { EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';

/** What the owner does not show to this reader. */
export function HiddenPart() {
  const t = useTranslations('profile.page');
  return <EmptyState icon={EyeOff} title={t('hidden')} />;
}
