import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { Field, type FieldTexts } from './field';

interface SelectOption {
  value: string;
  label: string;
  /** The language of the label if it differs from the page's. */
  lang?: string;
}

type Props = Omit<ComponentProps<'select'>, 'id' | 'children'> &
  FieldTexts & { options: readonly SelectOption[] };

/** A native select, which phones and screen readers support well. */
export function SelectField({ id, label, hint, error, options, ...rest }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            {...rest}
            className="min-h-11 w-full min-w-0 appearance-none rounded-control border border-control bg-raised py-2 pr-11 pl-3 text-ink transition-colors hover:border-cobalt disabled:opacity-50 aria-invalid:border-rowan"
          >
            {options.map(({ value, label: text, lang }) => (
              <option key={value} value={value} lang={lang}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown
            size={20}
            strokeWidth={1.75}
            aria-hidden
            className="pointer-events-none absolute top-3 right-3 text-soft"
          />
        </div>
      )}
    </Field>
  );
}
