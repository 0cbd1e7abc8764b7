import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { Detour } from './review-state';

export function DetourNotice({ detour }: { detour: Detour }) {
  const t = useTranslations('review');
  return (
    <Notice tone="info" role="status">
      {t(detour)}
    </Notice>
  );
}
