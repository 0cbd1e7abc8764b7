import { useEffect, useState } from 'react';
import type { Locale } from 'next-intl';

type Section = Awaited<ReturnType<typeof fetchSection>>;
type Fetched = { state: 'waiting' } | { state: 'failed' } | { state: 'here'; section: Section };

/** Loads the code and messages of the comments when wanted. A failed import leaves the page as it is. */
export function useSection(locale: Locale, isWanted: boolean): { fetched: Fetched; again: () => void } {
  const [fetched, setFetched] = useState<Fetched>({ state: 'waiting' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    const settle = (next: Fetched) => {
      if (!isLeft) setFetched(next);
    };
    fetchSection(locale)
      .then((section) => settle({ state: 'here', section }))
      .catch(() => settle({ state: 'failed' }));
    return () => {
      isLeft = true;
    };
  }, [locale, isWanted, tries]);

  function again() {
    setFetched({ state: 'waiting' });
    setTries(tries + 1);
  }

  return { fetched, again };
}

async function fetchSection(locale: Locale) {
  const [{ CommentSection }, words] = await Promise.all([
    import('./comment-section'),
    import('./fetch-words').then(({ fetchWords }) => fetchWords(locale)),
  ]);
  return { CommentSection, words };
}
