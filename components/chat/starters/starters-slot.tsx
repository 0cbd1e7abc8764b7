import { useState } from 'react';
import { MessagesSquare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useTalk } from '@/components/chat/talk';
import { onDemand } from '@/components/ui/on-demand';
import { takeFocus } from '@/components/ui/take-focus';

const StartersCard = onDemand(async () => (await import('./starters-card')).StartersCard);

/** Above the field of a new message: words that the two people could talk about. `onPick` gets a sentence to begin with. */
export function StartersSlot({ onPick }: { onPick: (opening: string) => void }) {
  const t = useTranslations('chat-talk.starters');
  const talk = useTalk();
  const [phase, setPhase] = useState<'never' | 'open' | 'closed'>('never');
  if (!talk) return null;

  function pick(opening: string) {
    onPick(opening);
    // The on-screen keyboard, which opens now, needs the room.
    if (!matchMedia('(hover: hover) and (pointer: fine)').matches) setPhase('never');
  }

  if (phase === 'open') {
    return (
      <StartersCard
        person={talk.person.id}
        lastSeq={talk.lastSeq}
        onPick={pick}
        onClose={() => setPhase('closed')}
      />
    );
  }
  return (
    <button
      type="button"
      ref={phase === 'closed' ? takeFocus : undefined}
      aria-expanded={false}
      {...StartersCard.ahead}
      onClick={() => setPhase('open')}
      className="-mt-1 flex min-h-11 items-center gap-2 self-start rounded-control px-2 text-sm font-medium text-cobalt hover:bg-cobalt-ground"
    >
      <MessagesSquare size={20} strokeWidth={1.75} aria-hidden />
      {t('open')}
    </button>
  );
}
