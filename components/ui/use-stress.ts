import { useSyncExternalStore } from 'react';
import { keepComfort, readComfort } from '@/lib/browser/consent';
import { hiddenStress, stressKey } from '@/lib/platform/text/stress';

const changed = 'stress-changed';

/** Whether stress marks are shown, and how to show or hide them: on the whole page, in all tabs, and next time. */
export function useStress(): [boolean, (shown: boolean) => void] {
  return [useSyncExternalStore(subscribe, isShown, () => true), choose];
}

function subscribe(onChange: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    // Null: everything was cleared.
    if (key !== stressKey && key !== null) return;
    show(readComfort(stressKey) !== hiddenStress);
    onChange();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(changed, onChange);
  };
}

/** The stylesheet goes by the attribute, which stands before the first paint (lib/browser/first-paint). */
function isShown(): boolean {
  return document.documentElement.dataset.stress !== hiddenStress;
}

function choose(shown: boolean) {
  void (shown ? Promise.resolve() : loadUnmarked()).then(() => {
    show(shown);
    window.dispatchEvent(new Event(changed));
  });
  // A browser that stores nothing still shows the choice until the page is left.
  keepComfort(stressKey, shown ? null : hiddenStress);
}

const patienceMs = 1_000;

/** The fonts without marks, before they are needed: Russian would be gone from the page until they are there. */
async function loadUnmarked(): Promise<void> {
  const fonts = ['Rubik', 'Literata'].map((name) => document.fonts.load(`1em '${name} Unmarked'`, 'а'));
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([Promise.allSettled(fonts), late]);
}

function show(shown: boolean) {
  if (shown) delete document.documentElement.dataset.stress;
  else document.documentElement.dataset.stress = hiddenStress;
}
