'use client';

import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { onDemand } from '@/components/ui/on-demand';
import { WordWalk } from './word-walk';
import type { WordInPage } from './words-in-page';

const WordPopover = onDemand(async () => (await import('./word-popover')).WordPopover);

/** Loaded on demand, because most readers press no word. */
const findWords = () => import('./words-in-page');

/** Loads both when a pointer enters or is pressed. */
function fetchAhead() {
  WordPopover.ahead.onPointerDown();
  void findWords().catch(() => undefined);
}

interface Props {
  /** Words cannot be pressed yet. */
  closed?: boolean;
  children: ReactNode;
  className?: string;
}

/**
 * Text whose Russian words can be pressed to look them up; for the keyboard a button in front selects word after word.
 * An exercise is closed until it has been answered, because an entry may give the answer away.
 */
export function TappableText({ closed = false, children, className }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [openWord, setOpenWord] = useState<WordInPage | null>(null);

  async function open(event: MouseEvent) {
    const { target, clientX, clientY, defaultPrevented } = event;
    // Clicks in popovers bubble up here, too, and a selection of text is no press on a word.
    const isHere = target instanceof Node && root.current?.contains(target);
    if (closed || !root.current || !isHere || defaultPrevented || getSelection()?.isCollapsed === false)
      return;
    const { wordAt } = await findWords();
    const found = wordAt(root.current, clientX, clientY);
    if (found) setOpenWord(found);
  }

  return (
    <div
      ref={root}
      onClick={(event) => void open(event)}
      {...(!closed && { onPointerEnter: fetchAhead, onPointerDown: fetchAhead })}
      className={classNames(!closed && '[&_:lang(ru)]:cursor-pointer', className)}
    >
      {!closed && <WordWalk root={root} onOpen={setOpenWord} />}
      {children}
      {openWord && <WordPopover key={openWord.word} word={openWord} onClose={() => setOpenWord(null)} />}
    </div>
  );
}
