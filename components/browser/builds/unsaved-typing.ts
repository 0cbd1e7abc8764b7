/*
 * What somebody has typed or chosen and not sent yet. Fields count from the first change by hand, as long as they are
 * on the page and not emptied again; so do those that hold something else than the page came with, which were typed
 * into before it came to life. The lesson player counts as a whole: half an answer is more than text.
 */
const changed = new Set<HTMLElement>();
const player = '[data-full-screen]';

/** Begins to watch. @returns how to stop */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLElement) changed.add(target);
  };
  document.addEventListener('input', note, true);
  return () => document.removeEventListener('input', note, true);
}

export function hasUnsavedTyping(): boolean {
  for (const field of changed) if (!field.isConnected) changed.delete(field);
  const isBusy = document.querySelector(player) !== null || [...changed].some(holdsSomething);
  return isBusy || [...document.querySelectorAll(textFields)].some(differs);
}

const textless = new Set(['checkbox', 'radio', 'range', 'color', 'file']);
const textFields = 'input, textarea';

function differs(field: Element): boolean {
  if (field instanceof HTMLInputElement && textless.has(field.type)) return false;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.value.trim() !== '' && field.value !== field.defaultValue;
}

function holdsSomething(field: HTMLElement): boolean {
  if (field instanceof HTMLInputElement) return textless.has(field.type) || field.value.trim() !== '';
  if (field instanceof HTMLTextAreaElement) return field.value.trim() !== '';
  return field instanceof HTMLSelectElement || field.textContent.trim() !== '';
}
