import type { RefObject } from 'react';
import { Hints } from '@/components/chat/hints/hints';
import type { useTyping } from '@/components/learning/typing/use-typing';
import { maxHintsShown } from '@/lib/chat/hints/limits';
import { TypingPanel } from './typing-panel';

interface Props {
  /** The id of the on-screen keys. */
  keysId: string;
  text: string;
  field: RefObject<HTMLTextAreaElement | null>;
  typing: ReturnType<typeof useTyping>;
  hasKeys: boolean;
  latin: [isOn: boolean, choose: (isOn: boolean) => void];
}

/** Below the field: likely slips, and on-screen keys where they are wanted. */
export function WritingAids({ keysId, text, field, typing, hasKeys, latin: [latin, setLatin] }: Props) {
  const focus = () => field.current?.focus();
  return (
    <>
      <Hints
        text={text}
        max={hasKeys ? 1 : maxHintsShown}
        onFix={({ start, end, right }) => {
          focus();
          typing.replace(start, end, right);
        }}
        onLeave={focus}
      />
      {hasKeys && <TypingPanel id={keysId} latin={latin} onLatin={setLatin} typing={typing} />}
    </>
  );
}
