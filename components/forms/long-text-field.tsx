import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { countCodePoints } from '@/lib/platform/text/code-points';

interface Props {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  maxCodePoints: number;
  /** The error for a text that is too long by `over` code points; the text is not cut. */
  overText: (over: number) => string;
}

/** A field of several lines with the name `text`. */
export function LongTextField({ id, label, hint, error, maxCodePoints, overText }: Props) {
  const [length, setLength] = useState(0);
  const over = length - maxCodePoints;
  return (
    <Field id={id} label={label} hint={hint} error={over > 0 ? overText(over) : error}>
      {(control) => (
        <textarea
          {...control}
          name="text"
          rows={3}
          onChange={({ target }) => setLength(countCodePoints(target.value.trim()))}
          className="w-full min-w-0 rounded-control border border-control bg-raised px-3 py-2 text-ink transition-colors hover:border-cobalt aria-invalid:border-rowan"
        />
      )}
    </Field>
  );
}

/** The trimmed text of such a field. */
export const readText = (form: HTMLFormElement) => {
  const text = new FormData(form).get('text');
  return typeof text === 'string' ? text.trim() : '';
};
