import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={classNames('rounded-card border border-line bg-raised p-4 sm:p-6', className)}
      {...rest}
    />
  );
}
