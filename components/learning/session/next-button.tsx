import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface Props {
  onNext: () => void;
  children: ReactNode;
}

/**
 * The button to continue after checking. It takes the focus, so that Enter continues. Where the verdict is longer than
 * its bar (player-frame.tsx), the button stays at the lower edge.
 */
export function NextButton({ onNext, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className="sticky bottom-0 -mt-1 -mb-(--bar-end) bg-inherit pt-1 pb-(--bar-end)">
      <Button
        ref={button}
        size="large"
        className="w-full sm:w-auto sm:min-w-40"
        // The Enter key that sent the answer may still be held down.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={onNext}
      >
        {children}
      </Button>
    </div>
  );
}
