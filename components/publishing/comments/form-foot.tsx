import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { useHere } from './here';
import { SignInLinks } from './sign-in-links';

/** Below this it is worth watching. */
const few = 200;

interface Props {
  /** Code points that may still be typed. */
  left: number;
  /** The buttons of who may send. */
  children: ReactNode;
}

/** How much room is left, and the way to send it; a visitor is asked to sign in first (spec §8). */
export function FormFoot({ left, children }: Props) {
  const t = useTranslations('comments');
  if (useHere().me.state !== 'in') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-medium">{t('login.text')}</p>
          <p className="text-sm text-soft">{t('login.kept')}</p>
        </div>
        <SignInLinks />
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <p className="mr-auto text-sm text-soft">
        {left <= few && left >= 0 && t('form.left', { count: left })}
      </p>
      {children}
    </div>
  );
}
