import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonLook } from './button-look';
import { classNames } from './class-names';
import { Spinner } from './spinner';

interface Props extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner, keeps width and focus, and ignores clicks. */
  waiting?: boolean;
}

export function Button({ variant, size, waiting = false, className, children, ...rest }: Props) {
  const look = { ...(variant && { variant }), ...(size && { size }) };
  const stopped = waiting ? { 'aria-busy': true, 'aria-disabled': true, onClick: refuse } : {};
  return (
    <button type="button" className={buttonClasses(look, className)} {...rest} {...stopped}>
      <span className={classNames('inline-flex items-center gap-2', waiting && 'opacity-0')}>{children}</span>
      {waiting && <Spinner className="absolute" />}
    </button>
  );
}

function refuse(event: { preventDefault: () => void }) {
  event.preventDefault();
}
