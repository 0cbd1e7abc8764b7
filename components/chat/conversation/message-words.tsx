import { isRussianText } from '@/components/chat/stress/is-russian-text';
import { useStressedText } from '@/components/chat/stress/stressed-texts';
import { TappableText } from '@/components/learning/lexicon/tappable-text';
import type { MessageView } from '@/lib/chat/messages/schema';
import { MessageText } from './message-text';

/** What a message says: with stress marks where they are wanted; a partner's Russian words can be pressed to look them up. */
export function MessageWords({ message: { mine, text } }: { message: MessageView }) {
  const shown = useStressedText(text);
  if (mine || !isRussianText(text)) return <MessageText text={shown} />;
  return (
    <TappableText>
      <MessageText text={shown} />
    </TappableText>
  );
}
