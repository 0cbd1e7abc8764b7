import { useRef, type ChangeEvent, type CompositionEvent, type RefObject } from 'react';
import { convertInsertion } from './latin-input';

interface Options {
  /** Whether Latin letters are converted to Cyrillic. */
  latin: boolean;
  text: string;
  onText: (text: string) => void;
}

/** The input of a field, from the keyboard and from on-screen keys. */
export function useTyping(field: RefObject<HTMLTextAreaElement | null>, { latin, text, onText }: Options) {
  /** The text before an IME composition: phone keyboards compose whole words, which must not be changed meanwhile. */
  const settled = useRef<string | null>(null);

  function settle(element: HTMLTextAreaElement, before: string) {
    if (latin) {
      const { text: converted, caret } = convertInsertion(before, element.value, element.selectionStart);
      if (converted !== element.value) {
        element.value = converted;
        element.setSelectionRange(caret, caret);
      }
    }
    onText(element.value);
  }

  /** Inserts text at the caret, as a key does. */
  function edit(change: (element: HTMLTextAreaElement, start: number, end: number) => void) {
    const element = field.current;
    if (!element || element.readOnly) return;
    change(element, element.selectionStart, element.selectionEnd);
    onText(element.value);
  }

  return {
    handlers: {
      onChange: ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
        if (settled.current === null) settle(currentTarget, text);
        else onText(currentTarget.value);
      },
      onCompositionStart: () => {
        settled.current = text;
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLTextAreaElement>) => {
        const before = settled.current ?? text;
        settled.current = null;
        settle(currentTarget, before);
      },
    },
    insert: (letters: string) =>
      edit((element, start, end) => element.setRangeText(letters, start, end, 'end')),
    deleteBack: () =>
      edit((element, start, end) => {
        const last = Array.from(element.value.slice(0, start)).at(-1) ?? '';
        element.setRangeText('', start === end ? start - last.length : start, end, 'end');
      }),
  };
}
