import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';

interface Props {
  onNext: () => void;
  className?: string;
  children: ReactNode;
}

/** On, after an answer was checked: it takes the focus, so that Enter goes on. */
export function NextButton({ onNext, className, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button
      ref={button}
      size="large"
      className={classNames('w-full sm:w-auto sm:min-w-40', className)}
      // The Enter that checked may still be held down.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={onNext}
    >
      {children}
    </Button>
  );
}
