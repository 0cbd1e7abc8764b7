import type { ComponentProps, ReactNode } from 'react';
import { describeControl, FieldMessages } from './field';
import { Tick } from './tick';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  id: string;
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
}

export function Checkbox({ id, label, hint, error, ...rest }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex min-h-11 items-center gap-3 py-1.5">
        <Tick type="checkbox" {...describeControl({ id, hint, error })} {...rest} />
        <span className="min-w-0">{label}</span>
      </label>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}
