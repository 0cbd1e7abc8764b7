'use client';

import { useDeferredValue, useState } from 'react';
import { UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useConfirmation } from '@/components/people/auth/use-confirmation';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import type { RoleHolders } from '@/lib/people/staff/roles-schema';
import { PersonRow } from './person-row';
import { usePeople } from './use-people';

/** People and their roles; staff until somebody is looked for. */
export function People({ first }: { first: RoleHolders }) {
  const t = useTranslations('admin.people');
  const { confirmed, dialog } = useConfirmation();
  const [words, setWords] = useState('');
  const asked = useDeferredValue(words.trim());
  const { people, hasMore, isFailed, isBusy, loadMore, again, replace } = usePeople(first, asked);
  return (
    <div className="flex flex-col gap-6">
      <TextField
        id="words"
        label={t('search')}
        value={words}
        maxLength={64}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
      />
      {isFailed && (
        <Notice tone="wrong" role="alert">
          <p>{t('failed')}</p>
          <Button variant="secondary" className="mt-3" onClick={() => void again()}>
            {t('again')}
          </Button>
        </Notice>
      )}
      {people.length === 0 && !isFailed && !isBusy && <EmptyState icon={UsersRound} title={t('none')} />}
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} through={confirmed} onChange={replace} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="secondary" className="self-center" waiting={isBusy} onClick={() => void loadMore()}>
          {t('more')}
        </Button>
      )}
      {dialog}
    </div>
  );
}
