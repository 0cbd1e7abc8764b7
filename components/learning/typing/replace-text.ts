/**
 * Replaces the text between two positions (UTF-16 code units) of a field and sets the caret behind it. In a focused field it
 * counts as typed: the browser can undo it and sends an `input` event. Any other field does not take the focus.
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
