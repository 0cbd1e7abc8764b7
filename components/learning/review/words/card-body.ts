import type { CardView } from '@/lib/learning/review/card-schema';

/** The body that the form sends: a new card omits empty fields, a change sends them as null. */
export function cardBody(card: CardView | null, form: FormData): Record<string, string | null> {
  const texts = [...form.entries()].map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value.trim() : '',
  ]);
  const isNeeded = (name: string) => name === 'russian' || (name === 'meaning' && card?.source !== 'word');
  if (!card) return Object.fromEntries(texts.filter(([name, text]) => text !== '' || isNeeded(name)));
  return Object.fromEntries(
    texts.map(([name, text]) => [name, text === '' && !isNeeded(name) ? null : text]),
  );
}
