import { hiddenStress, stressMark } from '@/lib/platform/text/stress';

/** Removes stress marks from copied text while they are hidden: the page's text still contains them (globals.css). */
export function copyAsShown(event: ClipboardEvent): void {
  const selection = getSelection();
  if (document.documentElement.dataset.stress !== hiddenStress || !selection || event.defaultPrevented)
    return;
  const text = selection.toString();
  // Text in an input field is not part of the selection and is copied unchanged.
  if (!event.clipboardData || !text.includes(stressMark)) return;
  const copied = document.createElement('div');
  for (let index = 0; index < selection.rangeCount; index += 1)
    copied.append(selection.getRangeAt(index).cloneContents());
  event.clipboardData.setData('text/plain', text.replaceAll(stressMark, ''));
  event.clipboardData.setData('text/html', copied.innerHTML.replaceAll(stressMark, ''));
  event.preventDefault();
}
