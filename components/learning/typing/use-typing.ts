import { useRef, type ChangeEvent, type CompositionEvent, type RefObject } from 'react';
import { commonLength, convertInsertion } from './latin-input';
import { replaceText } from './replace-text';

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
    if (latin) convert(element, before);
    onText(element.value);
  }

  /** Replaces text, as a key does. */
  function edit(place: (element: HTMLTextAreaElement) => [start: number, end: number], letters: string) {
    const element = field.current;
    if (!element || element.readOnly) return;
    const [start, end] = place(element);
    if (start === end && letters === '') return;
    replaceText(element, start, end, letters);
    onText(element.value);
  }

  return {
    handlers: {
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
        if (settled.current === null && !isUndoing(nativeEvent)) settle(currentTarget, text);
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
      edit(({ selectionStart, selectionEnd }) => [selectionStart, selectionEnd], letters),
    deleteBack: () => edit(placeBack, ''),
    /** Puts other text in the place of a part of it, in UTF-16 code units; a caret behind it stays where it is. */
    replace: (start: number, end: number, other: string) => {
      const caret = field.current?.selectionStart ?? 0;
      edit(() => [start, end], other);
      const moved = caret + other.length - (end - start);
      if (caret > end) field.current?.setSelectionRange(moved, moved);
    },
  };
}

/** The selected text, or else the letter before the caret. */
function placeBack({
  value,
  selectionStart: start,
  selectionEnd: end,
}: HTMLTextAreaElement): [number, number] {
  const last = Array.from(value.slice(0, start)).at(-1) ?? '';
  return [start === end ? start - last.length : start, end];
}

/** Makes what is new between `before` and the caret Cyrillic. */
function convert(element: HTMLTextAreaElement, before: string): void {
  const { value, selectionStart: caret } = element;
  const converted = convertInsertion(before, value, caret);
  if (converted.text === value) return;
  const same = commonLength(value, converted.text);
  replaceText(element, same, caret, converted.text.slice(same, converted.caret));
}

/** An undone conversion stays undone: the learner wants the Latin letters. */
const isUndoing = (event: Event) => event instanceof InputEvent && event.inputType.startsWith('history');
