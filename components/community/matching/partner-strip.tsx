import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import type { PartnerView } from '@/lib/community/matching/schema';
import { routes } from '@/lib/platform/routes/routes';
import { PartnerCard } from './partner-card';

/** The people who suit the viewer best, in a row that scrolls sideways on phones; when there are none, advice. */
export function PartnerStrip({ partners }: { partners: readonly PartnerView[] }) {
  const t = useTranslations('matching');
  const ofPlaces = useTranslations('layout.places');
  return (
    <section aria-labelledby="partners" className="flex flex-col gap-3">
      <h2 id="partners" className="text-2xl font-semibold">
        {t('title')}
      </h2>
      <p className="max-w-prose text-soft">{t(partners.length > 0 ? 'text' : 'empty')}</p>
      {partners.length > 0 ? (
        <ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 lg:grid-cols-3">
          {partners.map((partner) => (
            // A third card would be alone in its row.
            <li key={partner.id} className="w-[85%] shrink-0 snap-start sm:w-auto sm:max-lg:nth-3:hidden">
              <PartnerCard partner={partner} />
            </li>
          ))}
        </ul>
      ) : (
        <ButtonLink href={routes.profileUpdate()} variant="secondary" className="self-start">
          {ofPlaces('profileUpdate')}
        </ButtonLink>
      )}
    </section>
  );
}
