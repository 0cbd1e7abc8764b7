import { useEffect, useState, type RefObject } from 'react';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useHeld } from './use-held';

/** Spec §9. */
const interval = 5000;
const swipeThreshold = 40;

export interface Motion {
  turn: (direction: -1 | 1) => void;
  /** Null where less motion is wanted: then it never goes on by itself, and turns at once. */
  player: { isOn: boolean; toggle: () => void } | null;
}

interface Props {
  view: RefObject<HTMLDivElement | null>;
  onMotion: (motion: Motion) => void;
}

/** What moves a row that is there already, and turns it on its own while nobody holds it. It shows nothing itself. */
export function CarouselMotion({ view, onMotion }: Props) {
  const [mayPlay] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isOn, setOn] = useState(true);
  const isHeld = useHeld(view);
  const [setView, carousel] = useEmblaCarousel(
    { align: 'start', loop: true, dragThreshold: swipeThreshold, duration: 20 },
    mayPlay ? [Autoplay({ delay: interval, playOnInit: false, stopOnFocusIn: false })] : [],
  );
  useEffect(() => {
    // The scrolled row becomes the moved one.
    view.current?.scrollTo({ left: 0, behavior: 'instant' });
    setView(view.current);
  }, [view, setView]);

  useEffect(() => {
    const player = carousel?.plugins().autoplay;
    if (isOn && !isHeld) player?.play();
    else player?.stop();
  }, [carousel, isOn, isHeld]);

  useEffect(() => {
    if (!carousel) return;
    onMotion({
      turn: (direction) => (direction < 0 ? carousel.scrollPrev(!mayPlay) : carousel.scrollNext(!mayPlay)),
      player: mayPlay ? { isOn, toggle: () => setOn(!isOn) } : null,
    });
  }, [carousel, onMotion, mayPlay, isOn]);
  return null;
}
