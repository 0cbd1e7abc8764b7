'use client';

import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { onDemand } from '@/components/ui/on-demand';
import { WordWalk } from './word-walk';
import type { WordPlace } from './words-in-page';

const WordPopover = onDemand(async () => (await import('./word-popover')).WordPopover);

/** Fetched with the first press, too: most readers press nothing. */
const findWords = () => import('./words-in-page');

/** Both, as soon as a pointer comes down or passes over a word. */
function fetchAhead() {
  WordPopover.ahead.onPointerDown();
  void findWords().catch(() => undefined);
}

interface Props {
  /** Not yet: words are words only. */
  closed?: boolean;
  children: ReactNode;
  className?: string;
}

/**
 * Text whose Russian words can be pressed to see what they are; by keyboard a button in front of it walks from word to
 * word. An exercise is closed until it has been answered: an entry may give the answer away.
 */
export function TappableText({ closed = false, children, className }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<WordPlace | null>(null);

  async function open(event: MouseEvent) {
    const { target, clientX, clientY, defaultPrevented } = event;
    // What floats bubbles up here, too, and somebody who selects text wants no word.
    const isHere = target instanceof Node && root.current?.contains(target);
    if (closed || !root.current || !isHere || defaultPrevented || getSelection()?.isCollapsed === false)
      return;
    const { wordAt } = await findWords();
    const found = wordAt(root.current, clientX, clientY);
    if (found) setPlace(found);
  }

  return (
    <div
      ref={root}
      onClick={(event) => void open(event)}
      {...(!closed && { onPointerEnter: fetchAhead, onPointerDown: fetchAhead })}
      className={classNames(!closed && '[&_:lang(ru)]:cursor-pointer', className)}
    >
      {!closed && <WordWalk root={root} onOpen={setPlace} />}
      {children}
      {place && <WordPopover key={place.word} place={place} onClose={() => setPlace(null)} />}
    </div>
  );
}
