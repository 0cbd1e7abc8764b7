import { useRef, type MouseEvent } from 'react';

/** As long as phones take for one. */
const longEnough = 500;

/** Tells a long press from a short one; Enter and Space are short. To be spread on a button. */
export function useLongPress(onShort: () => void, onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const letGo = () => clearTimeout(timer.current);
  return {
    onPointerDown: () => {
      wasLong.current = false;
      timer.current = setTimeout(() => {
        wasLong.current = true;
        onLong();
      }, longEnough);
    },
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
    // A phone's menu for what is pressed long.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      if (!wasLong.current) onShort();
      wasLong.current = false;
    },
  };
}
