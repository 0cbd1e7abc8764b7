import { useId, useState, type SyntheticEvent } from 'react';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { Segmented } from '@/components/ui/segmented';
import { takeFocus } from '@/components/ui/take-focus';
import { ApiError, fetchJson } from '@/lib/browser/api/fetcher';
import type { MessageView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { emptyNote, fieldsOf, isReady, noteKinds, noteOf, type NoteDraft } from './note-draft';

interface Props {
  call: number;
  onClose: () => void;
}

/** Below the call: the form for a word or a correction, which stays in the conversation. */
export function NoteForm({ call, onClose }: Props) {
  const t = useTranslations('chat-typing.note');
  const id = useId();
  const [draft, setDraft] = useState<NoteDraft>(emptyNote);
  const { state, save } = useSaving(call);
  const [first] = fieldsOf(draft.kind);

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    if (!isReady(draft) || state.phase === 'sending') return;
    if (await save(draft)) setDraft({ ...emptyNote(), kind: draft.kind });
  }

  return (
    <form
      noValidate
      aria-label={t('title')}
      onSubmit={(event) => void send(event)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      className="relative mt-2 flex flex-col gap-2 rounded-card border border-line bg-raised p-3"
    >
      <Segmented
        name={`${id}-kind`}
        legend={t('title')}
        options={noteKinds.map((value) => ({ value, label: t(value) }))}
        value={draft.kind}
        onChange={(kind) => setDraft({ ...draft, kind })}
      />
      <IconButton icon={X} label={t('close')} onClick={onClose} className="absolute top-0 right-0" />
      <div className="grid gap-2 sm:grid-cols-2" key={draft.clientId}>
        {fieldsOf(draft.kind).map(({ name, max }) => (
          <label key={name} className="flex flex-col gap-1 text-sm text-soft">
            {t(`fields.${name}`)}
            <Input
              ref={name === first?.name ? takeFocus : undefined}
              dir="auto"
              autoComplete="off"
              maxLength={max}
              value={draft[name]}
              onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
              className="text-base"
            />
          </label>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button type="submit" disabled={!isReady(draft)} waiting={state.phase === 'sending'}>
          {t('save')}
        </Button>
        <p role="status" className="min-w-0 flex-1 text-sm text-birch">
          {state.phase === 'saved' && t('saved')}
        </p>
        {state.phase === 'failed' && (
          <p role="alert" className="basis-full text-sm text-rowan">
            {state.sentence}
          </p>
        )}
      </div>
    </form>
  );
}

type Saving = { phase: 'idle' | 'sending' | 'saved' } | { phase: 'failed'; sentence: string };

function useSaving(call: number) {
  const t = useTranslations('chat-typing.note');
  const ui = useTranslations('ui');
  const [state, setState] = useState<Saving>({ phase: 'idle' });

  async function save(draft: NoteDraft): Promise<boolean> {
    setState({ phase: 'sending' });
    try {
      await fetchJson<MessageView>(apiRoutes.callNotes(call), { method: 'POST', body: noteOf(draft) });
      setState({ phase: 'saved' });
      return true;
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'forbidden';
      const said = error instanceof ApiError && error.message !== '' ? error.message : ui('notDone');
      setState({ phase: 'failed', sentence: isLate ? t('late') : said });
      return false;
    }
  }

  return { state, save };
}
