import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { ageBrackets } from '@/lib/people/audience/age-policy';
import type { FilterName, Filters } from '@/lib/community/directory/filters-schema';
import { ageOptions, filterChoices, maxNameCodePoints } from '@/lib/community/directory/limits';
import { useNames } from './names';
import { useCardLabels } from './use-card-labels';

interface Props {
  /** Prefix of the fields' ids, because the sheet has the same fields. */
  prefix: string;
  filters: Filters;
  /** ISO codes of the countries that can be chosen. */
  countries: readonly string[];
  onChange: (name: FilterName, value: string) => void;
}

/**
 * The name and the seven filters of spec §2. The fields are named like the URL's parameters, so that the form works without
 * scripts.
 */
export function FilterFields({ prefix, filters, countries, onChange }: Props) {
  const t = useTranslations('community.filters');
  const labels = useCardLabels();
  const { languages, countries: everywhere } = useNames();
  const selects = {
    level: filterChoices.level.map((value) => ({ value, label: value })),
    language: languages,
    country: everywhere.filter(({ value }) => countries.includes(value) || value === filters.country),
    age: ageBrackets.map((bracket, at) => ({ value: ageOptions[at] ?? '', label: labels.age(bracket) })),
    gender: filterChoices.gender.map((value) => ({ value, label: labels.gender(value) })),
    occupation: filterChoices.occupation.map((value) => ({ value, label: labels.occupation(value) })),
  };
  return (
    <>
      <TextField
        id={`${prefix}-name`}
        name="name"
        label={t('name')}
        autoComplete="off"
        maxLength={2 * maxNameCodePoints}
        value={filters.name ?? ''}
        onChange={(event) => onChange('name', shortened(event.target.value))}
      />
      {names.map((name) => (
        <SelectField
          key={name}
          id={`${prefix}-${name}`}
          name={name}
          label={t(name)}
          value={filters[name] ?? ''}
          onChange={(event) => onChange(name, event.target.value)}
          options={[{ value: '', label: t('any') }, ...selects[name]]}
        />
      ))}
      <Checkbox
        id={`${prefix}-native`}
        name="native"
        value="1"
        label={t('native')}
        checked={filters.native === '1'}
        onChange={(event) => onChange('native', event.target.checked ? '1' : '')}
      />
    </>
  );
}

const names = ['level', 'language', 'country', 'age', 'gender', 'occupation'] as const;

/** The `maxlength` attribute would count UTF-16 code units; the server counts code points. */
const shortened = (text: string) => Array.from(text).slice(0, maxNameCodePoints).join('');
