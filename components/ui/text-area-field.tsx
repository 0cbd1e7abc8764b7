import { Field, type FieldTexts } from './field';
import { takeFocus } from './take-focus';

interface Props extends FieldTexts {
  value: string;
  onChange: (text: string) => void;
  /** Whether it takes the focus when it appears. */
  focused?: boolean;
}

/** A field for a few sentences, which grows with them. */
export function TextAreaField({ value, onChange, focused = false, ...texts }: Props) {
  return (
    <Field {...texts}>
      {(control) => (
        <textarea
          {...control}
          ref={focused ? takeFocus : undefined}
          dir="auto"
          rows={4}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="field-sizing-content max-h-[60dvh] min-h-28 w-full min-w-0 rounded-control border border-control bg-raised px-3 py-2 transition-colors hover:border-cobalt aria-invalid:border-rowan"
        />
      )}
    </Field>
  );
}
