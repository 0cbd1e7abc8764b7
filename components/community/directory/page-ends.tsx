import { useEffect, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { whenVisible } from '@/components/ui/when-visible';
import { lastPage } from '@/lib/community/directory/limits';
import { addressOf } from './address';
import type { Community } from './use-community';

/** The next page is loaded when the end of the list is this far below the screen. */
const aheadPx = 600;
/** After this many pages a button is shown, so that the reader can reach the footer. */
const maxAutomaticPages = 3;

/** The end of the list: loads more people by itself, by a button, or, without scripts, by links. */
export function PageEnds({ community: { state, first, more } }: { community: Community }) {
  const t = useTranslations('community.list');
  const end = useRef<HTMLDivElement>(null);
  const isReady = state.next !== null && !state.loading && !state.failed;
  const isAutomatic = isReady && state.page - first < maxAutomaticPages;
  useEffect(() => {
    if (isAutomatic && end.current) return whenVisible(end.current, aheadPx, more);
    // `more` is a new function in each render and always does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAutomatic, state.page]);
  return (
    <>
      <div ref={end} className="scripted flex min-h-20 flex-col items-center justify-center gap-3">
        {isReady && (
          <Button variant="secondary" onClick={more}>
            {t('more')}
          </Button>
        )}
        {state.loading && (
          <p role="status" className="flex items-center gap-3 text-soft">
            <Spinner />
            {t('loading')}
          </p>
        )}
        {state.failed && (
          <Notice tone="wrong" role="alert">
            <p>{t('failed')}</p>
            <Button variant="quiet" onClick={more}>
              {t('again')}
            </Button>
          </Notice>
        )}
        {state.next === null && !state.loading && !state.failed && (
          <p role="status" className="text-soft">
            {t('end')}
          </p>
        )}
      </div>
      <PageLinks state={state} first={first} />
    </>
  );
}

/** Links for crawlers and browsers without scripts, and back from a page in the middle. */
function PageLinks({ state, first }: Pick<Community, 'state' | 'first'>) {
  const t = useTranslations('community.list');
  if (first === 0 && state.next === null) return null;
  return (
    <nav aria-label={t('pages')} className="flex justify-between gap-3">
      {first > 0 ? (
        <ButtonLink
          href={addressOf(state.filters, first - 1)}
          rel="prev"
          variant="secondary"
          prefetch={false}
        >
          {t('previous')}
        </ButtonLink>
      ) : (
        <span />
      )}
      {state.next !== null && state.page < lastPage && (
        <ButtonLink
          href={addressOf(state.filters, state.page + 1)}
          rel="next"
          variant="secondary"
          prefetch={false}
        >
          {t('next')}
        </ButtonLink>
      )}
    </nav>
  );
}
