import { ArrowRight } from 'lucide-react';
import { useLocale } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';

interface Props {
  /** The course to start; null when there is none. */
  course: string | null;
  startLabel: string;
  continueLabel: string;
}

/** A link to the course: through registration, or directly for returning users. */
export function StartLink({ course, startLabel, continueLabel }: Props) {
  const locale = useLocale();
  const target = course === null ? routes.courses() : routes.courseSelect(course);
  return (
    <>
      <BigLink
        href={routes.register(getPathname({ href: target, locale }))}
        label={startLabel}
        className="in-data-known:hidden"
      />
      <BigLink href={target} label={continueLabel} className="hidden in-data-known:inline-flex" />
    </>
  );
}

function BigLink({ href, label, className }: { href: string; label: string; className: string }) {
  return (
    <ButtonLink size="large" href={href} className={`min-w-52 max-[22rem]:px-4 ${className}`}>
      {label}
      <ArrowRight size={20} strokeWidth={1.75} aria-hidden className="rtl:rotate-180" />
    </ButtonLink>
  );
}
