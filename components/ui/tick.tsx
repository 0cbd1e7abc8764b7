import type { ComponentProps } from 'react';
import { classNames } from './class-names';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'radio' | 'checkbox';
}

/** A radio button or a checkbox, drawn by `.tick` (app/globals.css) in the colours of the theme. */
export function Tick({ className, ...rest }: Props) {
  return <input className={classNames('tick', className)} {...rest} />;
}
