import { useTranslations } from 'next-intl';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PopoverAt } from '@/components/ui/popover-at';
import { Skeleton } from '@/components/ui/skeleton';
import type { LookedUpWord } from '@/lib/learning/lexicon/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { useHighlight } from './use-highlight';
import { WordEntry } from './word-entry';
import type { WordInPage } from './words-in-page';

interface Props {
  word: WordInPage;
  onClose: () => void;
}

/** The popover with the entry of a word in a text. Its code is loaded when the first word is pressed. */
export function WordPopover({ word: { word, range, isLetter }, onClose }: Props) {
  const t = useTranslations('words');
  const { data, error, mutate } = useRead<LookedUpWord>(apiRoutes.word(word), {
    revalidateOnFocus: false,
  });
  useHighlight(range);
  return (
    <PopoverAt at={range} label={t('about', { word })} onClose={onClose}>
      {data && <WordEntry found={data} isLetter={isLetter} onKept={() => void mutate()} />}
      {!data && error === undefined && <Waiting label={t('loading')} />}
      {!data && error !== undefined && (
        <Notice tone="wrong" role="alert">
          <p>{t('failed')}</p>
          <Button variant="quiet" onClick={() => void mutate()}>
            {t('again')}
          </Button>
        </Notice>
      )}
    </PopoverAt>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-3">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-11 w-1/2" />
    </div>
  );
}
