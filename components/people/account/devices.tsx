'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { Button } from '@/components/ui/button';
import type { Session, SessionsAnswer } from '@/lib/people/account/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { DeviceRow } from './device-row';
import { EndEverywhere } from './end-everywhere';
import { useCall } from '@/components/forms/use-call';
import { useDeviceName } from './use-device-name';
import { useNow } from './use-now';

interface Props {
  /** The data of the server's rendering, and its time. */
  first: SessionsAnswer;
  rendered: string;
}

/** The person's sessions, with buttons to end them. */
export function Devices({ first, rendered }: Props) {
  const t = useTranslations('account.devices');
  const nameOf = useDeviceName();
  const now = useNow(rendered);
  const { data, mutate } = useRead<SessionsAnswer>(apiRoutes.sessions(), {
    fallbackData: first,
    revalidateOnMount: false,
  });
  const { submission, call } = useCall();
  const [ending, setEnding] = useState('');
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const { sessions } = data ?? first;
  const others = sessions.filter(({ is_current }) => !is_current);

  async function end(what: string, path: string, sentence: string) {
    if (submission.phase === 'sending') return;
    setEnding(what);
    setSaid('');
    const ended = await call(path, { method: 'DELETE' });
    setEnding('');
    await mutate();
    if (!ended) return;
    setSaid(sentence);
    // The button that had the focus was removed.
    status.current?.focus();
  }
  const endOne = ({ id, device }: Session) =>
    end(id, apiRoutes.session(id), t('ended', { device: nameOf(device) }));

  return (
    <>
      <p className="text-soft">{t('text')}</p>
      <ul className="-my-4 divide-y divide-line">
        {sessions.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            now={now}
            isEnding={ending === session.id}
            onEnd={() => void endOne(session)}
          />
        ))}
      </ul>
      {others.length === 0 && <p className="text-soft">{t('alone')}</p>}
      <p ref={status} role="status" tabIndex={-1} className="text-birch outline-none empty:absolute">
        {said}
      </p>
      <SubmissionNotice submission={submission} />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {others.length > 0 && (
          <Button
            variant="secondary"
            waiting={ending === 'others'}
            onClick={() => void end('others', apiRoutes.endSessions('others'), t('othersEnded'))}
          >
            {t('endOthers')}
          </Button>
        )}
        <EndEverywhere />
      </div>
    </>
  );
}
