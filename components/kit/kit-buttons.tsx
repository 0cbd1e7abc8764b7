'use client';

import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { IconButton } from '@/components/ui/icon-button';
import { SpeakButton } from '@/components/ui/speak-button';
import { routes } from '@/lib/platform/routes/routes';
import { KitSection } from './kit-section';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function KitButtons() {
  return (
    <KitSection title="Buttons">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-col items-start gap-2">
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="large">
            {variant}, large
          </Button>
          <Button variant={variant} waiting>
            {variant}, waiting
          </Button>
          <Button variant={variant} disabled>
            {variant}, disabled
          </Button>
        </div>
      ))}
      <ButtonLink href={routes.home()}>A link</ButtonLink>
      <IconButton icon={X} label="Close" />
      <IconButton icon={X} label="Close, disabled" disabled />
      <SpeakButton text="Приве́т" label="Listen" />
    </KitSection>
  );
}
