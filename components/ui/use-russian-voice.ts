import { useCallback, useSyncExternalStore } from 'react';

const pace = 0.9;

/** Speaks Russian with the browser's own voice; null where there is none (voices may arrive late). */
export function useRussianVoice(): ((text: string) => void) | null {
  const audible = useSyncExternalStore(subscribe, hasVoice, () => false);
  const speak = useCallback((text: string) => {
    const utterance = new SpeechSynthesisUtterance(text.replaceAll('\u0301', ''));
    utterance.lang = 'ru-RU';
    utterance.voice = findVoice() ?? null;
    utterance.rate = pace;
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  }, []);
  return audible ? speak : null;
}

function subscribe(onChange: () => void) {
  if (!('speechSynthesis' in window)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange);
}

const hasVoice = () => findVoice() !== undefined;

function findVoice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined;
  return speechSynthesis.getVoices().find(({ lang }) => /^ru\b/iu.test(lang.replace('_', '-')));
}
