import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';
import type { CardView } from '@/lib/learning/review/card-schema';

interface Props {
  card: CardView | null;
  errors: Record<string, string[]>;
}

/** The editable fields of a card: all of an own card; meaning, sentence and note of a word; the note of a mistake. */
export function CardFields({ card, errors }: Props) {
  const t = useTranslations('review.words');
  const own = card?.own ?? {};
  const source = card?.source ?? 'own';
  const labels = {
    russian: t('russian'),
    meaning: source === 'own' ? t('meaning') : t('optional', { label: t('meaning') }),
    sentence: t('optional', { label: t('sentence') }),
    note: t('optional', { label: t('note') }),
  };
  const hints: Readonly<Record<string, string>> = { russian: t('russianHint'), note: t('noteHint') };
  return fields[source].map((name) => (
    <TextField
      key={name}
      id={`card-${name}`}
      name={name}
      label={labels[name]}
      hint={hints[name]}
      error={errors[name]?.[0]}
      defaultValue={own[name]}
      {...(inRussian.has(name) && { lang: 'ru' })}
    />
  ));
}

const fields = {
  own: ['russian', 'meaning', 'sentence', 'note'],
  word: ['meaning', 'sentence', 'note'],
  mistake: ['note'],
} as const satisfies Record<CardView['source'], readonly (keyof CardView['own'])[]>;
const inRussian = new Set<string>(['russian', 'sentence']);
