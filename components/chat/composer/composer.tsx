import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Check, SendHorizontal, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CharactersLeft } from '@/components/chat/characters-left';
import { MediaButtons } from '@/components/chat/media/media-buttons';
import { StartersSlot } from '@/components/chat/starters/starters-slot';
import { useMessageLabel } from '@/components/chat/media/use-message-label';
import { useOptionalSetting } from '@/components/chat/use-optional-setting';
import { useTyping } from '@/components/learning/typing/use-typing';
import { IconButton } from '@/components/ui/icon-button';
import { ApiError } from '@/lib/browser/api/fetcher';
import type { OptionalKey } from '@/lib/browser/consent';
import { maxMessageCodePoints } from '@/lib/chat/messages/limits';
import type { MessageView } from '@/lib/chat/messages/schema';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { tidyBody } from '@/lib/platform/text/tidy-body';
import { KeysButton } from './keys-button';
import { useDraft } from './use-draft';
import { useTypingSignal } from './use-typing-signal';
import { WritingAids } from './writing-aids';

type WritingMode = { kind: 'new' } | { kind: 'reply' | 'edit'; message: MessageView };
/** What the place of the composer is for; a correction has a form of its own there. */
export type ComposerMode = WritingMode | { kind: 'correct'; message: MessageView };

interface Props {
  draftKey: Extract<OptionalKey, `chat-draft:${string}`>;
  name: string;
  mode: WritingMode;
  onCancel: () => void;
  /** Rejects when a change could not be made; a new message goes into the outbox, which tells by itself. */
  onSend: (text: string) => Promise<void>;
  /** Tells the other one; undefined where it is not shown. */
  onTyping: (() => void) | undefined;
}

/** Where messages are written. Enter sends; on a screen without a keyboard it begins a new line. */
export function Composer({ draftKey, name, mode, onCancel, onSend, onTyping }: Props) {
  const t = useTranslations('chat.composer');
  const ui = useTranslations('ui');
  const id = useId();
  const [text, setText] = useDraft(
    mode.kind === 'edit' ? null : draftKey,
    mode.kind === 'edit' ? mode.message.text : '',
  );
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);
  const signal = useTypingSignal(onTyping);
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasKeys, setKeys] = useOptionalSetting('chat-keys');
  const latin = useOptionalSetting('chat-latin');
  const typing = useTyping(field, {
    latin: latin[0],
    text,
    onText: (typed) => {
      setText(typed);
      if (typed !== '' && mode.kind !== 'edit') signal();
    },
  });
  useFocusWithKeyboard(field);
  const left = maxMessageCodePoints - countCodePoints(tidyBody(text));
  const isEmpty = tidyBody(text) === '';

  async function send() {
    if (isEmpty || left < 0 || isSending) return;
    setSending(true);
    setError('');
    try {
      await onSend(tidyBody(text));
      setText('');
    } catch (thrown) {
      setError(thrown instanceof ApiError && thrown.message !== '' ? thrown.message : ui('notDone'));
    } finally {
      setSending(false);
    }
  }

  /** Adds a sentence behind what is written. */
  function insert(sentence: string) {
    setText(text.trim() === '' ? sentence : `${text.trimEnd()} ${sentence}`);
    document.getElementById(id)?.focus();
  }

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && mode.kind !== 'new') onCancel();
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlainEnter || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    event.preventDefault();
    void send();
  }

  return (
    <form
      noValidate
      className="flex min-h-0 flex-col border-t border-line px-3 py-2 md:px-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {mode.kind === 'new' && <StartersSlot onPick={insert} />}
      {mode.kind !== 'new' && <ModeBar mode={mode} name={name} onCancel={onCancel} />}
      <div className="flex items-end gap-2">
        {mode.kind !== 'edit' && <MediaButtons />}
        <label htmlFor={id} className="sr-only">
          {t('label', { name })}
        </label>
        <div className="relative min-w-0 flex-1">
          <textarea
            id={id}
            ref={field}
            dir="auto"
            rows={1}
            value={text}
            placeholder={t('placeholder')}
            aria-describedby={`${id}-said`}
            onKeyDown={onKey}
            {...typing.handlers}
            className="block field-sizing-content max-h-40 min-h-11 w-full resize-none rounded-control border border-control bg-raised py-2 pr-11 pl-3 text-lg leading-snug transition-colors placeholder:overflow-hidden placeholder:text-ellipsis placeholder:whitespace-nowrap hover:border-cobalt"
          />
          <KeysButton controls={`${id}-keys`} isOpen={hasKeys} isLatin={latin[0]} onOpen={setKeys} />
        </div>
        <IconButton
          type="submit"
          icon={mode.kind === 'edit' ? Check : SendHorizontal}
          label={mode.kind === 'edit' ? t('save') : t('send')}
          disabled={isEmpty || left < 0}
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          className="bg-cobalt text-on-cobalt hover:bg-cobalt-hover hover:text-on-cobalt"
        />
      </div>
      <div id={`${id}-said`} className="text-sm text-soft empty:hidden">
        <CharactersLeft left={left} />
        {error !== '' && (
          <p role="alert" className="pt-1 text-rowan">
            {error}
          </p>
        )}
      </div>
      <WritingAids
        keysId={`${id}-keys`}
        text={text}
        field={field}
        typing={typing}
        hasKeys={hasKeys}
        latin={latin}
      />
    </form>
  );
}

/** On a phone the on-screen keyboard would cover half of the conversation at once. */
function useFocusWithKeyboard(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    if (matchMedia('(hover: hover) and (pointer: fine)').matches) field.current?.focus();
  }, [field]);
}

function ModeBar({
  mode,
  name,
  onCancel,
}: Pick<Props, 'name' | 'onCancel'> & { mode: Exclude<WritingMode, { kind: 'new' }> }) {
  const t = useTranslations('chat.composer');
  const label = useMessageLabel();
  const title = () => {
    if (mode.kind === 'edit') return t('editing');
    return mode.message.mine ? t('replyingYou') : t('replying', { name });
  };
  return (
    <div className="mb-2 flex items-center gap-2 border-l-3 border-cobalt pl-3">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium text-cobalt">{title()}</p>
        <bdi className="block truncate text-soft">{label(mode.message)}</bdi>
      </div>
      <IconButton icon={X} label={t('cancel')} onClick={onCancel} />
    </div>
  );
}
