import { classNames } from './class-names';
import { FieldMessages } from './field';
import { Tick } from './tick';

interface Props<Value extends string> {
  name: string;
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  error?: string | undefined;
}

/** Radio buttons side by side, for a choice of a few. */
export function Segmented<Value extends string>({
  name,
  legend,
  options,
  value,
  onChange,
  error,
}: Props<Value>) {
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={error && `${name}-error`}>
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div
        className={classNames(
          'flex flex-wrap gap-1 rounded-control bg-sunken p-1',
          // More than two would wrap into rows of different lengths on a phone.
          options.length > 2 && 'max-sm:flex-col max-sm:*:justify-start',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 flex-1 items-center justify-center gap-2 rounded-control px-4 py-2 text-center text-soft transition-colors input-checked:bg-raised input-checked:font-medium input-checked:text-cobalt input-focused:outline-2 input-focused:outline-cobalt"
          >
            <Tick
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-4 outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldMessages id={name} error={error} />
    </fieldset>
  );
}
