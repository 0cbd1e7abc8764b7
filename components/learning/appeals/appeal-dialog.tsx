import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { AnswerText } from '@/components/learning/session/feedback/answer-text';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { AppealView } from '@/lib/learning/appeals/schema';
import type { Answered } from './appeal-button';
import { AppealForm } from './appeal-form';
import { Outcome } from './outcome';

interface Props extends Answered {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSent: () => void;
}

/** The dialog of a report: the answer, an optional note, and the outcome. */
export function AppealDialog({ run, turn, given, open, onOpenChange, onSent }: Props) {
  const t = useTranslations('appeals.report');
  const [appeal, setAppeal] = useState<AppealView | null>(null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} description={t('text')}>
      <div className="flex flex-col gap-4">
        <p>
          <span className="text-soft">{t('given')}</span> <AnswerText text={given} />
        </p>
        {appeal ? (
          <>
            <Outcome appeal={appeal} />
            {appeal.state === 'waiting' && <p className="text-soft">{t('where')}</p>}
            <Button onClick={() => onOpenChange(false)}>{t('close')}</Button>
          </>
        ) : (
          <AppealForm
            run={run}
            turn={turn}
            onCancel={() => onOpenChange(false)}
            onSent={(sent) => {
              setAppeal(sent);
              onSent();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
