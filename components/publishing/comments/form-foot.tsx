import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { useCommentsContext } from './comments-context';
import { SignInLinks } from './sign-in-links';

/** Number of code points left from which on the counter is shown. */
const countdownFrom = 200;

interface Props {
  /** Code points that may still be typed. */
  left: number;
  /** The buttons for signed-in people. */
  children: ReactNode;
}

/** The character counter and the buttons; visitors are asked to sign in first (spec §8). */
export function FormFoot({ left, children }: Props) {
  const t = useTranslations('comments');
  if (useCommentsContext().me.state !== 'in') {
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
        {left <= countdownFrom && left >= 0 && t('form.left', { count: left })}
      </p>
      {children}
    </div>
  );
}
