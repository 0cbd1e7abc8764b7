import { useTranslations } from 'next-intl';
import { usePersonLabels } from '@/components/community/profiles/person-labels';
import { Avatar } from '@/components/ui/avatar';
import type { PartnerView } from '@/lib/community/matching/schema';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { MatchReasons } from './match-reasons';

/** Reasons on a card; the profile has the others. */
const maxReasons = 4;

/** A person, and why they suit the viewer. */
export function PartnerCard({ partner }: { partner: PartnerView }) {
  const { id, name, photo, reasons } = partner;
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <div className="flex items-center gap-3">
        <Avatar name={name} src={photo} className="size-12" />
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">
            <Link
              href={routes.profile(id)}
              className="inline-flex min-h-11 items-center hover:text-cobalt hover:underline"
            >
              {name}
            </Link>
          </h3>
          <AboutLine partner={partner} />
        </div>
      </div>
      <MatchReasons name={name} reasons={reasons} maxReasons={maxReasons} />
    </article>
  );
}

function AboutLine({ partner: { country, native_language, russian_level } }: { partner: PartnerView }) {
  const t = useTranslations('matching');
  const ofProfile = useTranslations('profile.page');
  const labels = usePersonLabels();
  const parts = [
    country && labels.country(country),
    native_language && t('native', { language: labels.language(native_language) }),
    russian_level && ofProfile('level', { level: russian_level }),
  ].filter(Boolean);
  return parts.length > 0 && <p className="-mt-2 text-sm text-soft">{parts.join(' · ')}</p>;
}
