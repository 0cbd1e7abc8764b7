import { useTranslations } from 'next-intl';

/** The sections of the page in their order, by their place in the address. */
const accountSections = [
  { id: 'profile', name: 'profile' },
  { id: 'email', name: 'email' },
  { id: 'password', name: 'password' },
  { id: 'language', name: 'language' },
  { id: 'letters', name: 'letters' },
  { id: 'second-factor', name: 'secondFactor' },
  { id: 'devices', name: 'devices' },
  { id: 'tokens', name: 'tokens' },
] as const;

/** On a phone a few lines above the sections, on a desk a list that stays beside them. */
export function SectionList() {
  const t = useTranslations('account.sections');
  return (
    <nav aria-label={t('label')} className="lg:sticky lg:top-6">
      <ul className="-mx-3 flex flex-wrap gap-x-1 lg:flex-col">
        {accountSections.map(({ id, name }) => (
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
