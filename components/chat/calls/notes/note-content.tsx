import { useState } from 'react';
import { Check, Phone, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { CorrectionDiff } from '@/components/chat/corrections/correction-diff';
import { isRussianText } from '@/components/chat/stress/is-russian-text';
import { TappableText } from '@/components/learning/lexicon/tappable-text';
import { Button } from '@/components/ui/button';
import { RussianText } from '@/components/ui/russian-text';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { Partner } from '@/lib/chat/dialogs/schema';
import type { MessageView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

type Note = NonNullable<MessageView['note']>;

interface NoteContext {
  /** Number of the message. */
  seq: number;
  person: Partner;
  /** Called with the changed message when a card was made of it. */
  onKeep: (message: MessageView) => void;
}

interface Props extends NoteContext {
  note: Note;
}

/** A word or a correction that was noted in a call; a learner can make a card of it. */
export function NoteContent({ note, ...context }: Props) {
  const t = useTranslations('chat-typing.note');
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="inline-flex items-center gap-1.5 text-sm font-medium text-cobalt">
        <Phone size={16} strokeWidth={1.75} aria-hidden />
        {t(note.kind === 'word' ? 'cardWord' : 'cardCorrection')}
      </p>
      {note.better === null ? <Word note={note} /> : <Correction note={note} better={note.better} />}
      {isKeepable(note) && <Keep {...context} isKept={note.is_kept} />}
    </div>
  );
}

/** Cards hold Russian words with their meanings, or Russian sentences. */
const isKeepable = ({ words, meaning, better }: Note) =>
  isRussianText(better ?? words) && (better !== null || meaning !== null);

function Word({ note: { words, meaning } }: { note: Note }) {
  return (
    <TappableText>
      <p dir="auto" className="text-lg leading-snug wrap-anywhere">
        <span className="font-semibold">
          <RussianText text={words} />
        </span>
        {meaning !== null && (
          <>
            {' — '}
            <bdi>{meaning}</bdi>
          </>
        )}
      </p>
    </TappableText>
  );
}

function Correction({ note: { words, reason }, better }: { note: Note; better: string }) {
  const t = useTranslations('chat-corrections');
  return (
    <div>
      <CorrectionDiff original={words} text={better} />
      {reason !== null && (
        <p dir="auto" className="mt-1 wrap-anywhere text-soft">
          {t('why', { reason })}
        </p>
      )}
    </div>
  );
}

function Keep({ seq, person, onKeep, isKept }: NoteContext & { isKept: boolean }) {
  const t = useTranslations('chat-typing.note');
  const ui = useTranslations('ui');
  const [isWaiting, setWaiting] = useState(false);
  if (isKept) {
    return (
      <p role="status" className="inline-flex items-center gap-1.5 text-sm text-birch">
        <Check size={16} strokeWidth={2} aria-hidden />
        {t('kept')}
      </p>
    );
  }
  if (person.name === null || person.is_blocked) return null;

  async function keep() {
    setWaiting(true);
    try {
      const message = await fetchJson<MessageView>(apiRoutes.keptNote(person.id, seq), { method: 'PUT' });
      onKeep(message);
      if (message.note?.is_kept !== true) toast(t('noCard'));
    } catch {
      toast(ui('notDone'));
    } finally {
      setWaiting(false);
    }
  }

  return (
    <Button variant="secondary" waiting={isWaiting} onClick={() => void keep()}>
      <Plus size={20} strokeWidth={1.75} aria-hidden />
      {t('keep')}
    </Button>
  );
}
