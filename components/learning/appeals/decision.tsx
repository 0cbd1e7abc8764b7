import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { AppealGroup } from '@/lib/learning/appeals/group-schema';
import { DecisionForm } from './decision-form';

interface Props {
  group: AppealGroup;
  onDecided: (group: AppealGroup) => void;
}

/** The decision with a button to change it; before a decision, the form. */
export function Decision({ group, onDecided }: Props) {
  const t = useTranslations('appeals.teach');
  const [isDecidingAnew, setDecidingAnew] = useState(false);
  const { state, reason } = group;
  const form = (
    <DecisionForm
      appeal={group.appeal}
      onCancel={state === 'waiting' ? null : () => setDecidingAnew(false)}
      onDecided={(decided) => {
        setDecidingAnew(false);
        onDecided(decided);
      }}
    />
  );
  if (state === 'waiting') return form;
  return (
    <>
      <Notice tone={state === 'accepted' ? 'right' : 'almost'} role="status" heading={t(state)}>
        <p>{t(`${state}Text`)}</p>
        {reason !== null && (
          <p className="mt-2 wrap-anywhere whitespace-pre-line">
            <span className="text-soft">{t('yourReason')}</span> {reason}
          </p>
        )}
      </Notice>
      {isDecidingAnew ? (
        form
      ) : (
        <Button variant="quiet" className="-mx-4 self-start" onClick={() => setDecidingAnew(true)}>
          {t('again')}
        </Button>
      )}
    </>
  );
}
