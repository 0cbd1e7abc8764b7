import { useRef, type MouseEvent } from 'react';

/** The usual duration of a long press on phones. */
const longPressMs = 500;

/** Handlers for a button that distinguish long and short presses; Enter and Space are short. */
export function useLongPress(onShort: () => void, onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  return {
    onPointerDown: () => {
      wasLong.current = false;
      timer.current = setTimeout(() => {
        wasLong.current = true;
        onLong();
      }, longPressMs);
    },
    onPointerUp: cancel,
    onPointerLeave: cancel,
    onPointerCancel: cancel,
    // Suppresses the phone's context menu after a long press.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      if (!wasLong.current) onShort();
      wasLong.current = false;
    },
  };
}
