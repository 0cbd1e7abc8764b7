import { useId } from 'react';
import { Field } from '@/components/ui/field';
import { takeFocus } from '@/components/ui/take-focus';

interface Props {
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
  /** Whether it takes the focus when it appears. */
  focused?: boolean;
}

/** Where a review or an answer is typed. */
export function ReviewText({ label, hint, value, error, onChange, focused = false }: Props) {
  return (
    <Field id={useId()} label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...control}
          ref={focused ? takeFocus : undefined}
          dir="auto"
          rows={4}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="field-sizing-content max-h-[60dvh] min-h-28 w-full min-w-0 rounded-control border border-control bg-raised p-3 transition-colors hover:border-cobalt aria-invalid:border-rowan"
        />
      )}
    </Field>
  );
}
