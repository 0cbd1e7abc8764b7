import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';

/** The attributes that connect a control with its field. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldTexts {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

interface Props extends FieldTexts {
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label above, and its error and hint below. */
export function Field({ id, label, hint, error, children }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children(describeControl({ id, hint, error }))}
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}

export function describeControl({ id, hint, error }: Omit<FieldTexts, 'label'>): FieldControl {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

export function FieldMessages({ id, hint, error }: Omit<FieldTexts, 'label'>) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm text-rowan">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
    </>
  );
}
