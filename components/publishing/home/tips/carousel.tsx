'use client';

import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { useOnDemand } from '@/components/ui/use-on-demand';
import { IconButton } from '@/components/ui/icon-button';
import type { Motion } from './motion';

type Direction = -1 | 1;
const directions: Readonly<Record<string, Direction>> = { ArrowLeft: -1, ArrowRight: 1 };

interface Props {
  label: string;
  labels: { previous: string; next: string; pause: string; play: string };
  /** List items. */
  children: ReactNode;
}

/** A carousel. Its animation code loads on demand; until then the row scrolls natively. */
export function Carousel({ label, labels, children }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const mover = useOnDemand(view, async () => import('./motion'));
  const [motion, setMotion] = useState<Motion | null>(null);
  const turn = (direction: Direction) => (motion ? motion.turn(direction) : scroll(view.current, direction));

  function turnByKey(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    turn(direction);
  }
  return (
    <div className="flex flex-col gap-4">
      <div
        ref={view}
        tabIndex={0}
        role="region"
        aria-roledescription="carousel"
        aria-label={label}
        onKeyDown={turnByKey}
        className={`-mr-4 rounded-card ${motion ? 'overflow-hidden' : 'snap-x overflow-x-auto'}`}
      >
        <ul className="flex">{children}</ul>
      </div>
      <div className="flex gap-2">
        <IconButton icon={ArrowLeft} label={labels.previous} onClick={() => turn(-1)} />
        <IconButton icon={ArrowRight} label={labels.next} onClick={() => turn(1)} />
        {motion?.player && (
          <IconButton
            icon={motion.player.isOn ? Pause : Play}
            label={motion.player.isOn ? labels.pause : labels.play}
            onClick={motion.player.toggle}
          />
        )}
      </div>
      {mover && <mover.CarouselMotion view={view} onMotion={setMotion} />}
    </div>
  );
}

function scroll(view: HTMLDivElement | null, direction: Direction): void {
  const step = view?.querySelector('li')?.getBoundingClientRect().width ?? 0;
  view?.scrollBy({ left: direction * step });
}
