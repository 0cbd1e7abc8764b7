'use client';

import { useMe } from '@/components/auth/use-me';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';

/** Not for who is signed in. Keeps its place: nothing below moves when it turns out who is here. */
export function LogInLink({ label }: { label: string }) {
  const isSignedIn = useMe().state === 'in';
  return (
    <ButtonLink
      size="large"
      variant="quiet"
      href={routes.login()}
      className={isSignedIn ? 'invisible' : undefined}
    >
      {label}
    </ButtonLink>
  );
}
