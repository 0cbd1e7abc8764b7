import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { cardFilters } from '@/lib/learning/review/card-filters';
import type { CardFilter } from './use-cards';

interface Props {
  filter: CardFilter;
  onNarrow: (change: Partial<CardFilter>) => void;
}

export function CardSearch({ filter: { q, state }, onNarrow }: Props) {
  const t = useTranslations('review.words');
  return (
    <search className="grid gap-4 sm:grid-cols-[2fr_1fr]">
      <TextField
        id="cards-q"
        label={t('search')}
        hint={t('searchHint')}
        autoComplete="off"
        maxLength={100}
        value={q}
        onChange={(event) => onNarrow({ q: event.target.value })}
      />
      <SelectField
        id="cards-state"
        label={t('filter')}
        value={state}
        onChange={(event) => {
          const chosen = cardFilters.find((filter) => filter === event.target.value);
          if (chosen) onNarrow({ state: chosen });
        }}
        options={cardFilters.map((filter) => ({ value: filter, label: t(`filters.${filter}`) }))}
      />
    </search>
  );
}
