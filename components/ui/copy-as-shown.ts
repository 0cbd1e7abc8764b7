import { hiddenStress, stressMark } from '@/lib/platform/text/stress';

/** While stress marks are hidden, what is copied has none: the text of the page does (globals.css). */
export function copyAsShown(event: ClipboardEvent): void {
  const selection = getSelection();
  if (document.documentElement.dataset.stress !== hiddenStress || !selection || event.defaultPrevented)
    return;
  const text = selection.toString();
  // What stands in a field is its writer's own, and no part of the selection.
  if (!event.clipboardData || !text.includes(stressMark)) return;
  const copied = document.createElement('div');
  for (let index = 0; index < selection.rangeCount; index += 1)
    copied.append(selection.getRangeAt(index).cloneContents());
  event.clipboardData.setData('text/plain', text.replaceAll(stressMark, ''));
  event.clipboardData.setData('text/html', copied.innerHTML.replaceAll(stressMark, ''));
  event.preventDefault();
}
