/*
 * Detects unsaved input. A field counts from its first change by the person, as long as it is
 * on the page and not emptied again; so does a field whose value differs from its initial one, which was typed
 * into before hydration. The lesson player always counts: an unfinished answer is more than text.
 */
const changed = new Set<HTMLElement>();
const player = '[data-full-screen]';

/** Starts recording changed fields. @returns a function that stops it */
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
