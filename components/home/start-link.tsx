'use client';

import { ArrowRight } from 'lucide-react';
import { useLocale } from 'next-intl';
import { useMe } from '@/components/auth/use-me';
import { ButtonLink } from '@/components/ui/button-link';
import { getPathname } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

interface Props {
  /** The course that is started; null while there is none. */
  course: string | null;
  startLabel: string;
  continueLabel: string;
}

/** Into the course: through registration, or straight on for who is signed in. */
export function StartLink({ course, startLabel, continueLabel }: Props) {
  const locale = useLocale();
  const account = useMe();
  const target = course === null ? routes.courses() : routes.courseSelect(course);
  const known = account.state === 'in';
  return (
    <ButtonLink
      size="large"
      href={known ? target : routes.register(getPathname({ href: target, locale }))}
      className="min-w-52 max-[22rem]:px-4"
    >
      {known ? continueLabel : startLabel}
      <ArrowRight size={20} strokeWidth={1.75} aria-hidden className="rtl:rotate-180" />
    </ButtonLink>
  );
}
