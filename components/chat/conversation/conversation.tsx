import { useMemo, useState } from 'react';
import { Composer, type ComposerMode } from '@/components/chat/composer/composer';
import { CorrectionAnnouncer } from '@/components/chat/corrections/correction-announcer';
import { CorrectionForm } from '@/components/chat/corrections/correction-form';
import { TimerSlot } from '@/components/chat/timers/timer-slot';
import { StressProvider } from '@/components/chat/stress/stressed-texts';
import { MediaArea } from '@/components/chat/media/media-area';
import { RecorderSlot } from '@/components/chat/media/recorder-slot';
import type { NewMedia } from '@/components/chat/media/sending/unsent-media';
import { useMediaOutbox } from '@/components/chat/media/sending/use-media-outbox';
import { TalkArea } from '@/components/chat/talk';
import { usePartnerName } from '@/components/chat/use-partner-name';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { canSendMedia } from '@/lib/chat/media/policy';
import { isTalk } from '@/lib/chat/corrections/policy';
import type { ConversationView, MessageView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { ConversationHeader } from './conversation-header';
import { ConversationSearch } from './conversation-search';
import { FirstMessageBar } from './first-message-bar';
import { MessageList } from './message-list';
import { MessageTools, useSteadyTools } from './message-tools';
import { inOrder } from './outbox';
import { RefusalBar } from './refusal-bar';
import { useConversation } from './use-conversation';
import { useOutbox } from './use-outbox';
import { useReading } from './use-reading';
import { useTyping } from './use-typing';

interface Props {
  me: number;
  first: ConversationView;
  onClose: () => void;
}

/** One conversation: its person, its messages, and the composer. */
export function Conversation({ me, first, onClose }: Props) {
  const talk = useConversation(first);
  const { about, timeline } = talk;
  const { id } = about.person;
  const name = usePartnerName(about.person);
  const { store, outbox } = useOutbox({ me, person: id }, timeline.messages, talk.take);
  const media = useMediaOutbox({ me, person: id }, timeline.messages, talk.take);
  const unsent = useMemo(() => inOrder(outbox, media.unsent), [outbox, media.unsent]);
  const mayPass = about.refusal === null && canSendMedia(about.state, about.person.is_friend);
  const [mode, setMode] = useState<ComposerMode>({ kind: 'new' });
  const [isSearching, setSearching] = useState(false);
  const [target, setTarget] = useState<number | null>(null);
  const reading = useReading(id, first, timeline);
  const isTyping = useTyping(id, timeline);

  async function send(text: string) {
    if (mode.kind === 'edit') {
      const { seq } = mode.message;
      talk.take(
        await fetchJson<MessageView>(apiRoutes.message(id, seq), { method: 'PATCH', body: { text } }),
      );
    } else store.add(text, mode.kind === 'reply' ? quoteOf(mode.message) : null);
    setMode({ kind: 'new' });
  }

  function sendMedia(made: NewMedia) {
    media.store.add(made, mode.kind === 'reply' ? quoteOf(mode.message) : null);
    setMode({ kind: 'new' });
  }

  async function goTo(seq: number) {
    if (!timeline.messages.some((message) => message.seq === seq)) await talk.moveTo(seq);
    setTarget(seq);
  }

  const tools = useSteadyTools({
    person: about.person,
    name,
    take: talk.take,
    onMode: setMode,
    mayCorrect: isTalk(about, timeline.messages),
    goTo,
    store,
  });

  return (
    <TalkArea about={about} messages={timeline.messages}>
      <MediaArea name={name} isAllowed={mayPass} onSend={sendMedia}>
        <ConversationHeader
          about={about}
          isTyping={isTyping}
          onClose={onClose}
          onSearch={() => setSearching((is) => !is)}
          onChange={() => void talk.reopen()}
        />
        <TimerSlot />
        {isSearching && (
          <ConversationSearch
            person={id}
            onGo={(seq) => void goTo(seq)}
            onClose={() => setSearching(false)}
          />
        )}
        <MessageTools.Provider value={tools}>
          <StressProvider person={id} messages={timeline.messages}>
            <MessageList
              name={name}
              talk={talk}
              outbox={unsent}
              reading={reading}
              target={target}
              onTarget={() => setTarget(null)}
            />
          </StressProvider>
          <CorrectionAnnouncer name={name} messages={timeline.messages} />
        </MessageTools.Provider>
        <FirstMessageBar about={about} name={name} onAnswered={() => void talk.reopen()} />
        {about.refusal === null && mode.kind === 'correct' && (
          <CorrectionForm
            key={mode.message.seq}
            person={id}
            name={name}
            message={mode.message}
            onCancel={() => setMode({ kind: 'new' })}
            onDone={(message) => {
              talk.take(message);
              setMode({ kind: 'new' });
            }}
          />
        )}
        {about.refusal === null && mode.kind !== 'correct' && (
          <RecorderSlot>
            <Composer
              key={mode.kind === 'new' ? 'new' : `${mode.kind}-${mode.message.seq}`}
              draftKey={`chat-draft:${me}-${id}`}
              name={name}
              mode={mode}
              onCancel={() => setMode({ kind: 'new' })}
              onSend={send}
              onTyping={about.shows_typing ? () => sendTyping(id) : undefined}
            />
          </RecorderSlot>
        )}
        <RefusalBar about={about} name={name} onChange={() => void talk.reopen()} />
      </MediaArea>
    </TalkArea>
  );
}

const quoteOf = ({ seq, mine, kind, text, is_deleted: isDeleted }: MessageView): MessageView['reply'] => ({
  seq,
  mine,
  kind,
  text: text.slice(0, 200),
  is_deleted: isDeleted,
});

/** Sends a typing event, which may be lost. */
function sendTyping(person: number): void {
  fetchJson(apiRoutes.typing(person), { method: 'POST', retry: false }).catch(() => undefined);
}
