import { isRussianText } from '@/components/chat/stress/is-russian-text';
import { useStressedText } from '@/components/chat/stress/stressed-texts';
import { TappableText } from '@/components/learning/lexicon/tappable-text';
import type { MessageView } from '@/lib/chat/messages/schema';
import { MessageText } from './message-text';

/** The text of a message: with stress marks if they are on; Russian words of a partner can be pressed to look them up. */
export function MessageWords({ message: { mine, text } }: { message: MessageView }) {
  const shown = useStressedText(text);
  if (mine || !isRussianText(text)) return <MessageText text={shown} />;
  return (
    <TappableText>
      <MessageText text={shown} />
    </TappableText>
  );
}
