import { useId } from 'react';
import { Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { maxSearchCodePoints } from '@/lib/chat/dialogs/limits';

interface Props {
  typed: string;
  onType: (typed: string) => void;
}

export function ContactSearch({ typed, onType }: Props) {
  const t = useTranslations('chat.contacts');
  const id = useId();
  return (
    <div role="search" className="relative">
      <label htmlFor={id} className="sr-only">
        {t('search')}
      </label>
      <Search
        size={20}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute top-3 left-3 text-faint"
      />
      <Input
        id={id}
        type="search"
        autoComplete="off"
        maxLength={maxSearchCodePoints}
        placeholder={t('search')}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        className="px-10 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <IconButton
          icon={X}
          label={t('clear')}
          onClick={() => onType('')}
          className="absolute top-0 right-0"
        />
      )}
    </div>
  );
}
