import { showTranslation } from '@/lib/russian/exercises/shown';
import { localize } from '@/lib/platform/i18n/localized-text';
import type { Locale } from '@/lib/platform/i18n/locales';
import { recordings } from '@/lib/russian/speech/recordings';
import { itemOf, ownOf } from './item';
import type { CardRow } from './queries';
import { states } from '@/lib/learning/review/schedule';
import type { CardView } from '@/lib/learning/review/card-schema';

/** A card as its owner sees it. */
export async function viewCard(row: CardRow, now: Date, locale: Locale): Promise<CardView> {
  const { id, source, word, exercise, memory, suspended, buriedUntil } = row;
  const text = viewText(row, locale);
  return {
    id,
    source,
    word: word?.id ?? null,
    ...text,
    recorded: text.russian !== null && (await recordings.has(text.russian)),
    state: stateOf(memory.state),
    due: memory.due.toISOString(),
    suspended,
    buried_until: buriedUntil && buriedUntil > now ? buriedUntil.toISOString() : null,
    withdrawn: [word, exercise].some((content) => content?.withdrawn),
    reviews: memory.reps,
    lapses: memory.lapses,
    own: ownOf(row.own),
  };
}

type Text = Pick<CardView, 'russian' | 'part' | 'meaning' | 'sentence' | 'note' | 'prompt'>;

function viewText(row: CardRow, locale: Locale): Text {
  const item = itemOf(row);
  const note = item?.note?.en ?? null;
  const nothing = { russian: null, part: null, meaning: null, sentence: null, prompt: null, note };
  if (!item) return nothing;
  if (item.about === 'mistake') return { ...nothing, prompt: localize(locale, item.content.prompt) };
  if (item.about === 'correction')
    return { ...nothing, russian: item.russian, sentence: { russian: item.sentence, meaning: null } };
  const { russian, part, meaning, example } = item;
  const sentence = example && {
    russian: example.russian,
    meaning: showTranslation(locale, example.meaning ?? undefined),
  };
  return { ...nothing, russian, part, meaning: localize(locale, meaning), sentence };
}

function stateOf(state: number): CardView['state'] {
  if (state === states.new) return 'new';
  return state === states.review ? 'known' : 'learning';
}
