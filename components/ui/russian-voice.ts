import { useSyncExternalStore } from 'react';

/** The browser's Russian voice; voices may be loaded late, and often there is none. */
export function findVoice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined;
  return speechSynthesis.getVoices().find(({ lang }) => /^ru\b/iu.test(lang.replace('_', '-')));
}

/** Whether the browser has a Russian voice; true during server rendering. */
export function useHasVoice(): boolean {
  return useSyncExternalStore(subscribe, hasVoice, () => true);
}

const hasVoice = () => findVoice() !== undefined;

function subscribe(onChange: () => void) {
  if (!('speechSynthesis' in window)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange);
}
