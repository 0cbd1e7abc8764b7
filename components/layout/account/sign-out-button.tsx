'use client';

import { useTranslations } from 'next-intl';
import { useLogOut } from '@/components/people/auth/use-log-out';
import { Button } from '@/components/ui/button';

export function SignOutButton() {
  const t = useTranslations('layout.account');
  const logOut = useLogOut();
  return (
    <Button variant="secondary" className="self-start" onClick={() => void logOut()}>
      {t('logOut')}
    </Button>
  );
}
