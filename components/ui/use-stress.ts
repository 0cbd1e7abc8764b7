import { useSyncExternalStore } from 'react';
import { writeOptional, readOptional } from '@/lib/browser/consent';
import { hiddenStress, stressKey } from '@/lib/platform/text/stress';

const changed = 'stress-changed';

/** Whether stress marks are shown, and a function to change it, for all tabs and later visits. */
export function useStress(): [boolean, (shown: boolean) => void] {
  return [useSyncExternalStore(subscribe, isShown, () => true), setShown];
}

function subscribe(onChange: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    // Null: everything was cleared.
    if (key !== stressKey && key !== null) return;
    show(readOptional(stressKey) !== hiddenStress);
    onChange();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(changed, onChange);
  };
}

/** Reads the attribute that the stylesheet uses and that is set before the first paint (lib/browser/first-paint). */
function isShown(): boolean {
  return document.documentElement.dataset.stress !== hiddenStress;
}

function setShown(shown: boolean) {
  void (shown ? Promise.resolve() : loadUnmarked()).then(() => {
    show(shown);
    window.dispatchEvent(new Event(changed));
  });
  // Without storage the choice holds until the page is left.
  writeOptional(stressKey, shown ? null : hiddenStress);
}

const fontTimeoutMs = 1_000;

/** Loads the fonts without marks before they are used: otherwise Russian text would be invisible until they are loaded. */
async function loadUnmarked(): Promise<void> {
  const fonts = ['Rubik', 'Literata'].map((name) => document.fonts.load(`1em '${name} Unmarked'`, 'а'));
  const late = new Promise((resolve) => setTimeout(resolve, fontTimeoutMs));
  await Promise.race([Promise.allSettled(fonts), late]);
}

function show(shown: boolean) {
  if (shown) delete document.documentElement.dataset.stress;
  else document.documentElement.dataset.stress = hiddenStress;
}
