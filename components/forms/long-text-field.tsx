import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { countCodePoints } from '@/lib/platform/text/code-points';

interface Props {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Code points. */
  limit: number;
  /** What to say of a text that is longer; it stays as it is. */
  overText: (over: number) => string;
}

/** A text of several lines, named `text` in its form. */
export function LongText({ id, label, hint, error, limit, overText }: Props) {
  const [length, setLength] = useState(0);
  const over = length - limit;
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

/** What stands in the field of such a form. */
export const readText = (form: HTMLFormElement) => {
  const text = new FormData(form).get('text');
  return typeof text === 'string' ? text.trim() : '';
};
