import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { AppealState, AppealView } from '@/lib/learning/appeals/schema';

const tones = { waiting: 'info', accepted: 'right', declined: 'almost' } as const satisfies Record<
  AppealState,
  string
>;

/** The outcome of a report: waiting, or the teacher's decision with its reason. */
export function Outcome({ appeal }: { appeal: Pick<AppealView, 'state' | 'reason' | 'restored'> }) {
  const t = useTranslations('appeals.outcome');
  const { state, reason, restored } = appeal;
  return (
    <Notice tone={tones[state]} role="status" heading={t(state)}>
      <p>
        {t(`${state}Text`)} {restored > 0 && t('restored', { count: restored })}
      </p>
      {reason !== null && (
        <p className="mt-2">
          <span className="text-soft">{t('reason')}</span>{' '}
          <span className="wrap-anywhere whitespace-pre-line">{reason}</span>
        </p>
      )}
    </Notice>
  );
}
