import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field';
import { Input } from './input';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type'> & FieldTexts & { type?: 'text' | 'email' | 'date' };

export function TextField({ id, label, hint, error, ...rest }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => <Input {...control} {...rest} />}
    </Field>
  );
}
