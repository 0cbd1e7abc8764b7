import { useTranslations } from 'next-intl';

/** The sections of the page in order, with their anchors. */
const accountSections = [
  { id: 'profile', name: 'profile' },
  { id: 'email', name: 'email' },
  { id: 'password', name: 'password' },
  { id: 'language', name: 'language' },
  { id: 'letters', name: 'letters' },
  { id: 'second-factor', name: 'secondFactor' },
  { id: 'devices', name: 'devices' },
  { id: 'reports', name: 'reports' },
  { id: 'tokens', name: 'tokens' },
  { id: 'subscription', name: 'subscription' },
  { id: 'export', name: 'export' },
  { id: 'deletion', name: 'deletion' },
] as const;

interface Props {
  /** Whether the page has a section about a subscription. */
  hasSubscription: boolean;
}

/** Links to the sections: above them on a phone, a sticky list beside them on a desktop. */
export function SectionList({ hasSubscription }: Props) {
  const t = useTranslations('account.sections');
  const shown = accountSections.filter(({ name }) => name !== 'subscription' || hasSubscription);
  return (
    <nav aria-label={t('label')} className="lg:sticky lg:top-6">
      <ul className="-mx-3 flex flex-wrap gap-x-1 lg:flex-col">
        {shown.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center rounded-control px-3 text-soft transition-colors hover:bg-cobalt-ground hover:text-cobalt"
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
