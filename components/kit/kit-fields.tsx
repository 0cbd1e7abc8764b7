'use client';

import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { PasswordField } from '@/components/ui/password-field';
import { Segmented } from '@/components/ui/segmented';
import { TextField } from '@/components/ui/text-field';
import { KitSection } from './kit-section';

const sizes = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
] as const;
type Size = (typeof sizes)[number]['value'];

export function KitFields() {
  const [size, setSize] = useState<Size>('one');
  return (
    <KitSection title="Fields">
      <div className="flex w-80 flex-col gap-4">
        <TextField id="kit-text" label="Text" hint="A hint." />
        <TextField
          id="kit-wrong"
          label="Text with an error"
          error="This is what is wrong."
          defaultValue="abc"
        />
        <TextField id="kit-disabled" label="Disabled" disabled defaultValue="abc" />
        <TextField id="kit-email" type="email" label="E-mail" />
      </div>
      <div className="flex w-80 flex-col gap-4">
        <TextField id="kit-date" type="date" label="Date" />
        <PasswordField id="kit-password" label="Password" showLabel="Show" hideLabel="Hide" />
        <Segmented name="kit-size" legend="One of a few" options={sizes} value={size} onChange={setSize} />
        <div>
          <Checkbox id="kit-check" label="A checkbox" defaultChecked />
          <Checkbox id="kit-check-wrong" label="With an error" error="Please tick it." />
        </div>
      </div>
    </KitSection>
  );
}
