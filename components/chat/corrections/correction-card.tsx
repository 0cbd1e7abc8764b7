import { useState } from 'react';
import { Check, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { Partner } from '@/lib/chat/dialogs/schema';
import type { CorrectionAnswer } from '@/lib/chat/corrections/schema';
import type { MessageCorrection, MessageView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { CorrectionDiff } from './correction-diff';

type Answer = CorrectionAnswer['answer'];

interface Props {
  /** Number of the message. */
  seq: number;
  correction: MessageCorrection;
  person: Partner;
  name: string;
  /** Called with the changed message when its author has answered. */
  onAnswer: (message: MessageView) => void;
}

/** Below a message: how a partner would have written it, and the author's answer. */
export function CorrectionCard({ correction, name, ...place }: Props) {
  const t = useTranslations('chat-corrections');
  const { mine, state, reason } = correction;
  const [hasAnswered, setAnswered] = useState(false);
  return (
    <div className="my-1 max-w-[min(38rem,90%)] rounded-card border border-line bg-raised px-3.5 py-2">
      {state !== 'declined' && (
        <>
          <p className="text-sm font-medium text-cobalt">{mine ? t('mine') : t('theirs', { name })}</p>
          <CorrectionDiff original={correction.original} text={correction.text} />
          {reason !== null && (
            <p dir="auto" className="mt-1 wrap-anywhere text-soft">
              {t('why', { reason })}
            </p>
          )}
        </>
      )}
      {state === 'open' && !mine && <Answers {...place} onSent={() => setAnswered(true)} />}
      {state !== 'open' && <Outcome correction={correction} name={name} isFocused={hasAnswered} />}
    </div>
  );
}

interface AnswersProps extends Pick<Props, 'seq' | 'person' | 'onAnswer'> {
  onSent: () => void;
}

function Answers({ seq, person, onAnswer, onSent }: AnswersProps) {
  const t = useTranslations('chat-corrections');
  const ui = useTranslations('ui');
  const [sending, setSending] = useState<Answer | null>(null);
  if (person.name === null || person.is_blocked) return null;

  async function answer(chosen: Answer) {
    if (sending !== null) return;
    setSending(chosen);
    try {
      const path = apiRoutes.correctionAnswer(person.id, seq);
      const message = await fetchJson<MessageView>(path, { method: 'PUT', body: { answer: chosen } });
      onSent();
      onAnswer(message);
    } catch {
      toast(ui('notDone'));
      setSending(null);
    }
  }

  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button variant="secondary" waiting={sending === 'accept'} onClick={() => void answer('accept')}>
        <Check size={20} strokeWidth={1.75} aria-hidden />
        {t('accept')}
      </Button>
      <Button variant="quiet" waiting={sending === 'decline'} onClick={() => void answer('decline')}>
        {t('keep')}
      </Button>
    </div>
  );
}

interface OutcomeProps {
  correction: MessageCorrection;
  name: string;
  /** Whether the focus was on the buttons that have just been removed. */
  isFocused: boolean;
}

function Outcome({ correction: { mine, state, points }, name, isFocused }: OutcomeProps) {
  const t = useTranslations('chat-corrections');
  const isAccepted = state === 'accepted';
  const Icon = isAccepted ? Check : Undo2;
  const said = () => {
    if (isAccepted) return mine ? t('acceptedBy', { name }) : t('accepted');
    return mine ? t('keptBy', { name }) : t('kept');
  };
  return (
    <p
      tabIndex={-1}
      ref={isFocused ? takeFocus : undefined}
      className={`flex items-center gap-1.5 text-sm ${isAccepted ? 'mt-1 text-birch' : 'text-soft'}`}
    >
      <Icon size={16} strokeWidth={2} aria-hidden className="shrink-0" />
      {said()}
      {points !== null && points > 0 && (
        <span className="font-semibold whitespace-nowrap">{t('points', { count: points })}</span>
      )}
    </p>
  );
}
