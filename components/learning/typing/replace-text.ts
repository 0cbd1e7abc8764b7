/**
 * Replaces a part of a field, by places in UTF-16 code units; the caret stands behind it then. In a field that has the focus it
 * counts as typed: the browser can undo it and tells of it by an `input` event. Another one keeps its focus where it is.
 */
export function replaceText(field: HTMLTextAreaElement, start: number, end: number, text: string): void {
  if (document.activeElement === field) {
    field.setSelectionRange(start, end);
    if (type(text)) return;
  }
  field.setRangeText(text, start, end, 'end');
}

/** No other way of changing a field keeps what can be undone; false where a browser has not got it. */
function type(text: string): boolean {
  if (!('execCommand' in document)) return false;
  // oxlint-disable-next-line typescript/no-deprecated -- Nothing has replaced it for fields.
  return text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
}
