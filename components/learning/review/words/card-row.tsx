import { useTranslations } from 'next-intl';
import { SpeakButton } from '@/components/ui/speak-button';
import type { CardChange, CardView } from '@/lib/learning/review/card-schema';
import { CardFace } from './card-face';
import { CardStatus } from './card-status';
import { CardTools } from './card-tools';

interface Props {
  card: CardView;
  /** The server's time. */
  at: string;
  busy: boolean;
  onChange: (change: CardChange) => void;
  onRemove: () => Promise<void>;
  onEdit: () => void;
}

/** A card with its status and its actions. */
export function CardRow({ card, at, busy, ...tools }: Props) {
  const t = useTranslations();
  const { russian, recorded } = card;
  return (
    <li
      aria-busy={busy}
      className="flex items-start gap-2 rounded-card border border-line bg-raised py-3 pr-2 pl-4"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <CardFace card={card} />
        <CardStatus card={card} at={at} />
      </div>
      {russian !== null && (
        <SpeakButton text={russian} recorded={recorded} label={t('courses.word.listen', { text: russian })} />
      )}
      <CardTools card={card} busy={busy} {...tools} />
    </li>
  );
}
