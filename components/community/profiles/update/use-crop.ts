import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { drawCrop, middleOf, sideOf, within, type Crop } from './crop';

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Step of a key press, as a share of the square's side. */
const keyStep = 0.05;

/** The square part of a picture, drawn on a canvas, moved by pointer and by arrow keys. */
export function useCrop(picture: ImageBitmap) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(() => middleOf(picture));

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  /** @param dx in sides of the square */
  const move = (dx: number, dy: number) =>
    setCrop((before) => {
      const side = sideOf(picture, before);
      return within(picture, { ...before, x: before.x + dx * side, y: before.y + dy * side });
    });

  function onPointerMove({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) {
    if (buttons === 0) return;
    const width = currentTarget.clientWidth;
    move(-movementX / width, -movementY / width);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(step[0] * keyStep, step[1] * keyStep);
  }

  const zoomTo = (zoom: number) => setCrop((before) => within(picture, { ...before, zoom }));
  return { canvas, zoom: crop.zoom, zoomTo, onPointerMove, onKeyDown };
}
