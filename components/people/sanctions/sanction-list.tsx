'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import type { OwnSanctions } from '@/lib/people/sanctions/schema';
import { SanctionCard } from './sanction-card';

/** What moderators did about the reader, and why. */
export function SanctionList({ first }: { first: OwnSanctions }) {
  const t = useTranslations('reports.sanctions');
  const [{ sanctions }, setKnown] = useState(first);
  if (sanctions.length === 0) return <p className="text-soft">{t('none')}</p>;
  return (
    <ol className="flex flex-col gap-4">
      {sanctions.map((sanction) => (
        <li key={sanction.id}>
          <SanctionCard sanction={sanction} onChange={setKnown} />
        </li>
      ))}
    </ol>
  );
}
