import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { Detour } from './player-state';

export function DetourNotice({ detour }: { detour: Detour }) {
  const t = useTranslations('exercises.problem');
  return (
    <Notice tone="info" role="status">
      {t(detour)}
    </Notice>
  );
}
