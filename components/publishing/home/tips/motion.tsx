import { useEffect, useState, type RefObject } from 'react';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useHoverOrFocus } from './use-hover-or-focus';

/** The time between slides (spec §9). */
const intervalMs = 5000;
const swipeThresholdPx = 40;

export interface Motion {
  turn: (direction: -1 | 1) => void;
  /** Null with reduced motion: no autoplay, and slides change without animation. */
  player: { isOn: boolean; toggle: () => void } | null;
}

interface Props {
  view: RefObject<HTMLDivElement | null>;
  onMotion: (motion: Motion) => void;
}

/** Animates the existing row, with autoplay while neither pointer nor focus is on it. Renders nothing. */
export function CarouselMotion({ view, onMotion }: Props) {
  const [mayPlay] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isOn, setOn] = useState(true);
  const isPaused = useHoverOrFocus(view);
  const [setView, carousel] = useEmblaCarousel(
    { align: 'start', loop: true, dragThreshold: swipeThresholdPx, duration: 20 },
    mayPlay ? [Autoplay({ delay: intervalMs, playOnInit: false, stopOnFocusIn: false })] : [],
  );
  useEffect(() => {
    // Resets native scrolling, because Embla moves the row by transforms.
    view.current?.scrollTo({ left: 0, behavior: 'instant' });
    setView(view.current);
  }, [view, setView]);

  useEffect(() => {
    const player = carousel?.plugins().autoplay;
    if (isOn && !isPaused) player?.play();
    else player?.stop();
  }, [carousel, isOn, isPaused]);

  useEffect(() => {
    if (!carousel) return;
    onMotion({
      turn: (direction) => (direction < 0 ? carousel.scrollPrev(!mayPlay) : carousel.scrollNext(!mayPlay)),
      player: mayPlay ? { isOn, toggle: () => setOn(!isOn) } : null,
    });
  }, [carousel, onMotion, mayPlay, isOn]);
  return null;
}
