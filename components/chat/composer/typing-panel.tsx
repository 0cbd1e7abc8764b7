import { CyrillicKeys } from '@/components/learning/typing/cyrillic-keys';
import { LatinChoice } from '@/components/learning/typing/latin-choice';
import type { useTyping } from '@/components/learning/typing/use-typing';

interface Props {
  id: string;
  latin: boolean;
  onLatin: (isOn: boolean) => void;
  typing: Pick<ReturnType<typeof useTyping>, 'insert' | 'deleteBack'>;
}

/** Below the field, for whoever has no Russian keyboard: on-screen keys, and Latin letters that become Cyrillic. */
export function TypingPanel({ id, latin, onLatin, typing }: Props) {
  return (
    <div id={id} className="pt-1">
      <LatinChoice id={`${id}-latin`} isOn={latin} onChoose={onLatin} />
      <CyrillicKeys isCompact onType={typing.insert} onDelete={typing.deleteBack} />
    </div>
  );
}
