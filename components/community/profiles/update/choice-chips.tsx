import { FieldMessages } from '@/components/ui/field';
import { Tick } from '@/components/ui/tick';

interface Props<Value extends string> {
  id: string;
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  error?: string | undefined;
}

/** Checkboxes for a choice of several values, in a row. */
export function ChoiceChips<Value extends string>({
  id,
  legend,
  options,
  chosen,
  onChange,
  error,
}: Props<Value>) {
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={error && `${id}-error`}>
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-2 rounded-full border border-control px-4 text-soft transition-colors input-checked:border-cobalt input-checked:bg-cobalt-ground input-checked:text-cobalt input-focused:outline-2 input-focused:outline-cobalt"
          >
            <Tick
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
              className="size-4 outline-none"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldMessages id={id} error={error} />
    </fieldset>
  );
}
