import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { CircleCheck, CornerDownLeft, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { takeFocus } from '@/components/ui/take-focus';
import type { Starters, StarterWord } from '@/lib/chat/starters/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

interface Props {
  person: number;
  /** Number of the newest message, which may use one of the words. */
  lastSeq: number;
  onPick: (opening: string) => void;
  onClose: () => void;
}

/**
 * Words to talk about, each with a sentence that can be put into the message by one press; words that either person has used
 * are ticked.
 */
export function StartersCard({ person, lastSeq, onPick, onClose }: Props) {
  const t = useTranslations('chat-talk.starters');
  const retry = useTranslations('chat.conversation')('retry');
  const id = useId();
  const { data, error, isValidating, mutate } = useRead<Starters>(apiRoutes.starters(person), {
    revalidateOnFocus: false,
  });
  const read = useRef(lastSeq);
  const again = useEffectEvent(() => void mutate());
  useEffect(() => {
    if (read.current === lastSeq) return;
    read.current = lastSeq;
    again();
  }, [lastSeq]);
  return (
    <section
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="@container mb-2 flex min-h-0 animate-rise flex-col rounded-card border border-line bg-sunken"
    >
      <div className="flex items-center gap-2 pl-3">
        <div className="min-w-0 flex-1 py-1">
          <h3 id={id} className="leading-tight font-medium" tabIndex={-1} ref={takeFocus}>
            {t('title')}
          </h3>
          <p className="text-sm leading-snug text-soft">{t('text')}</p>
        </div>
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </div>
      {error !== undefined && !data && (
        <Notice tone="wrong" role="alert" className="m-2">
          <p className="mb-3">{t('failed')}</p>
          <Button variant="secondary" waiting={isValidating} onClick={() => void mutate()}>
            {retry}
          </Button>
        </Notice>
      )}
      {!data && error === undefined && <Skeleton className="m-2 h-32" />}
      {data?.words.length === 0 && <p className="px-3 pb-3 text-soft">{t('none')}</p>}
      <ul className="relative grid max-h-[30dvh] min-h-0 gap-1 overflow-y-auto px-1 pb-1 md:max-h-[36dvh] @lg:grid-cols-2">
        {data?.words.map((word) => (
          <li key={word.id}>
            <Word word={word} onPick={onPick} />
          </li>
        ))}
      </ul>
      <Used words={data?.words} />
    </section>
  );
}

function Word({ word, onPick }: { word: StarterWord } & Pick<Props, 'onPick'>) {
  const t = useTranslations('chat-talk.starters');
  const { russian, meaning, opening, is_used: isUsed } = word;
  return (
    <button
      type="button"
      onClick={() => onPick(opening)}
      className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 py-1.5 text-left hover:bg-cobalt-ground"
    >
      <span className="min-w-0 flex-1">
        <span className="leading-snug">
          <span lang="ru" className="font-serif text-lg font-medium">
            {russian}
          </span>
          {' — '}
          <span lang={meaning.lang} className="text-soft">
            {meaning.text}
          </span>
        </span>
        <span className="sr-only">{`. ${t('ask')}: `}</span>
        <span lang="ru" className="block text-sm leading-snug text-cobalt">
          {opening}
        </span>
      </span>
      {isUsed ? (
        <>
          <CircleCheck size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-birch" />
          <span className="sr-only">{t('used')}</span>
        </>
      ) : (
        <CornerDownLeft size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-faint" />
      )}
    </button>
  );
}

/** Announces to screen readers how many words have been used, when it changes. */
function Used({ words = [] }: { words: readonly StarterWord[] | undefined }) {
  const t = useTranslations('chat-talk.starters');
  const used = words.filter(({ is_used: isUsed }) => isUsed).length;
  return (
    <p role="status" className="sr-only">
      {used > 0 && t('usedCount', { count: used, all: words.length })}
    </p>
  );
}
