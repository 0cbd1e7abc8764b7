import { useState } from 'react';
import { useIsRecorded } from './recordings';
import { useHasVoice } from './russian-voice';
import { say, type Source } from './speech';
import { useSlow } from './use-slow';

type State = 'silent' | 'speaking' | 'failed';

/** Speaks a Russian text; `synthetic` is whether the server's synthetic voice will speak. */
export function useSpeech(text: string, recorded: boolean) {
  const isAmongRecordings = useIsRecorded(text);
  const isRecorded = recorded || isAmongRecordings;
  const hasVoice = useHasVoice();
  const [slow] = useSlow();
  const [state, setState] = useState<State>('silent');
  const sources: Source[] = [
    ...(isRecorded ? (['recording'] as const) : []),
    ...(hasVoice ? (['browser'] as const) : []),
    'server',
  ];

  function speak(slowly = slow) {
    setState('speaking');
    say(text, sources, slowly).then(
      () => setState('silent'),
      () => setState('failed'),
    );
  }

  return { speak, state, synthetic: !isRecorded && !hasVoice };
}
