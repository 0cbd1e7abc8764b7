import { EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';

/** Shown for a part that the owner hides from this reader. */
export function HiddenPart() {
  const t = useTranslations('profile.page');
  return <EmptyState icon={EyeOff} title={t('hidden')} />;
}
