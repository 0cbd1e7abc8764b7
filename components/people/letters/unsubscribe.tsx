'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useSubmission } from '@/components/forms/use-submission';
import { Button } from '@/components/ui/button';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

interface Props {
  topic: 'tips' | 'digest';
  /** The link's signed token. */
  letter: string;
  wanted: boolean;
}

/** A button that unsubscribes or subscribes again; opening the page changes nothing. */
export function Unsubscribe({ letter, topic, wanted }: Props) {
  const t = useTranslations(`auth.letters.${topic}`);
  const [state, setState] = useState<'wanted' | 'stopped' | 'resumed'>(wanted ? 'wanted' : 'stopped');
  const isStopped = state === 'stopped';
  const { submission, submit } = useSubmission(
    apiRoutes.unsubscribe(letter),
    () => setState(isStopped ? 'resumed' : 'stopped'),
    { method: isStopped ? 'DELETE' : 'POST', stays: true },
  );
  return (
    <div className="flex flex-col items-start gap-5">
      <p role="status">{t(state)}</p>
      <SubmissionNotice submission={submission} />
      <Button
        variant={isStopped ? 'secondary' : 'primary'}
        waiting={submission.phase === 'sending'}
        onClick={() => void submit({})}
      >
        {t(isStopped ? 'resubscribe' : 'unsubscribe')}
      </Button>
    </div>
  );
}
