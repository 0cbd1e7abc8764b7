import { useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Check, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CharactersLeft } from '@/components/chat/characters-left';
import { IconButton } from '@/components/ui/icon-button';
import { takeFocus } from '@/components/ui/take-focus';
import { ApiError, fetchJson } from '@/lib/browser/api/fetcher';
import { maxReasonCodePoints } from '@/lib/chat/corrections/limits';
import { openCorrectionOf } from '@/lib/chat/corrections/policy';
import { maxMessageCodePoints } from '@/lib/chat/messages/limits';
import type { MessageView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { tidyBody } from '@/lib/platform/text/tidy-body';

interface Props {
  person: number;
  name: string;
  message: MessageView;
  onCancel: () => void;
  /** Called with the changed message. */
  onDone: (message: MessageView) => void;
}

const fieldLook =
  'w-full min-w-0 rounded-control border border-control bg-raised px-3 py-2 leading-snug transition-colors hover:border-cobalt';

/** Instead of the composer: the form to correct a partner's message, and to give a reason. */
export function CorrectionForm({ person, name, message, onCancel, onDone }: Props) {
  const t = useTranslations('chat-corrections');
  const ui = useTranslations('ui');
  const id = useId();
  const earlier = openCorrectionOf(message);
  const [text, setText] = useState(earlier?.text ?? message.text);
  const [reason, setReason] = useState(earlier?.reason ?? '');
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);
  const body = { text: tidyBody(text), reason: tidyBody(reason).trim() };
  const left = maxMessageCodePoints - countCodePoints(body.text);
  const reasonLeft = maxReasonCodePoints - countCodePoints(body.reason);
  const isReady = body.text !== '' && body.text !== message.text && left >= 0 && reasonLeft >= 0;

  async function send() {
    if (!isReady || isSending) return;
    setSending(true);
    setError('');
    try {
      const path = apiRoutes.messageCorrection(person, message.seq);
      onDone(await fetchJson<MessageView>(path, { method: 'PUT', body }));
    } catch (thrown) {
      setError(thrown instanceof ApiError && thrown.message !== '' ? thrown.message : ui('notDone'));
      setSending(false);
    }
  }

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel();
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlainEnter || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    event.preventDefault();
    void send();
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-2 border-t border-line px-3 py-2 md:px-4"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="flex items-center gap-2 border-l-3 border-cobalt pl-3">
        <p className="min-w-0 flex-1 text-sm font-medium text-cobalt">{t('correcting', { name })}</p>
        <IconButton icon={X} label={t('cancel')} onClick={onCancel} />
      </div>
      <label htmlFor={`${id}-text`} className="sr-only">
        {t('label')}
      </label>
      <textarea
        id={`${id}-text`}
        ref={takeFocus}
        dir="auto"
        rows={1}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKey}
        className={`field-sizing-content max-h-40 min-h-11 resize-none text-lg ${fieldLook}`}
      />
      <div className="flex items-end gap-2">
        <textarea
          aria-label={t('reason')}
          placeholder={t('reason')}
          dir="auto"
          rows={1}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          onKeyDown={onKey}
          className={`field-sizing-content max-h-24 min-h-11 resize-none ${fieldLook}`}
        />
        <IconButton
          type="submit"
          icon={Check}
          label={t('send')}
          disabled={!isReady}
          className="bg-cobalt text-on-cobalt hover:bg-cobalt-hover hover:text-on-cobalt"
        />
      </div>
      <div className="text-sm text-soft empty:hidden">
        <CharactersLeft left={Math.min(left, reasonLeft)} />
        {error !== '' && (
          <p role="alert" className="text-rowan">
            {error}
          </p>
        )}
      </div>
    </form>
  );
}
