'use client';

import { useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { Field, type FieldTexts } from './field';
import { IconButton } from './icon-button';
import { Input } from './input';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type'> &
  FieldTexts & { showLabel: string; hideLabel: string };

export function PasswordField({ id, label, hint, error, showLabel, hideLabel, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <Input {...control} {...rest} type={shown ? 'text' : 'password'} className="pr-12" />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? hideLabel : showLabel}
            aria-controls={id}
            onClick={() => setShown(!shown)}
            className="absolute top-0 right-0 rounded-control"
          />
        </div>
      )}
    </Field>
  );
}
