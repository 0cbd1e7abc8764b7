import { useTranslations } from 'next-intl';
import { WordTile, type TileLook } from '@/components/learning/session/board/word-tile';
import type { PairsDraft } from '@/components/learning/session/drafts/pairs';
import { classNames } from '@/components/ui/class-names';

export type Side = 'left' | 'right';

interface Props {
  side: Side;
  index: number;
  draft: PairsDraft;
  chosen: boolean;
  /** Whether each pair is right, once checked, in the order of the left side. */
  places: boolean[] | null;
  still: boolean;
  onPress: (side: Side, index: number) => void;
}

/** On a phone number and outcome lie on the corners, to leave space for long words. */
const onCorner =
  'max-sm:[&>svg]:absolute max-sm:[&>svg]:-right-1.5 max-sm:[&>svg]:-bottom-2 max-sm:[&>svg]:rounded-full max-sm:[&>svg]:bg-inherit';

/** The shape behind the number of each pair: circle, square, diamond, hexagon, house. */
const shapes = [
  'size-6 rounded-full',
  'size-6 rounded-xs',
  'size-7 [clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]',
  'size-7 [clip-path:polygon(25%_5%,75%_5%,100%_50%,75%_95%,25%_95%,0_50%)]',
  'size-7 [clip-path:polygon(50%_0,100%_38%,88%_100%,12%_100%,0_38%)]',
];

/** One half of a pair. The two halves of a pair carry the same number, on the same shape. */
export function PairTile({ side, index, draft, chosen, places, still, onPress }: Props) {
  const t = useTranslations('exercises.pairs');
  const { own, partner, left } = readHalf(draft, side, index);
  const label = partner !== null && !places ? t('paired', { word: own.text, partner }) : undefined;
  return (
    <WordTile
      lang={own.lang}
      look={lookOf(places?.[left], chosen || partner !== null)}
      {...(partner === null ? { digit: index } : { mark: <PairNumber number={left + 1} /> })}
      aria-pressed={chosen || partner !== null}
      aria-label={label}
      disabled={still || draft.settled.includes(left)}
      className={classNames('relative min-h-14 w-full gap-1.5 px-2 hyphens-auto sm:gap-2 sm:px-4', onCorner)}
      onClick={() => onPress(side, index)}
    >
      {own.text}
    </WordTile>
  );
}

/** `left`: the index of the left word of the pair; -1 for a free word on the right. */
function readHalf({ task, matches }: PairsDraft, side: Side, index: number) {
  const left = side === 'left' ? index : matches.indexOf(index);
  const right = side === 'right' ? index : (matches[left] ?? -1);
  const russian = task.left[left];
  const other = task.right[right];
  if (side === 'left')
    return { left, own: { text: russian ?? '', lang: 'ru' }, partner: other?.text ?? null };
  return { left, own: other ?? { text: '', lang: 'ru' }, partner: russian ?? null };
}

function lookOf(right: boolean | undefined, active: boolean): TileLook {
  if (right !== undefined) return right ? 'right' : 'wrong';
  return active ? 'chosen' : 'idle';
}

function PairNumber({ number }: { number: number }) {
  const t = useTranslations('exercises.pairs');
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center justify-center bg-cobalt font-sans text-sm font-semibold text-on-cobalt max-sm:absolute max-sm:-top-3 max-sm:-left-2.5',
        shapes[number - 1],
      )}
    >
      <span aria-hidden>{number}</span>
      <span className="sr-only">{t('number', { number })}</span>
    </span>
  );
}
