import { classNames } from './class-names';

/** The look of buttons, and of links that look like buttons. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'normal' | 'large';
}

const variants = {
  primary: 'bg-cobalt text-on-cobalt hover:bg-cobalt-hover',
  secondary: 'border border-control bg-raised text-ink hover:border-cobalt hover:text-cobalt',
  quiet: 'text-cobalt hover:bg-cobalt-ground hover:text-cobalt-hover',
  danger: 'bg-rowan text-on-rowan hover:bg-rowan-hover',
} satisfies Record<NonNullable<ButtonLook['variant']>, string>;

const sizes = {
  normal: 'min-h-11 px-4 py-2',
  large: 'min-h-13 px-6 py-3 text-lg',
} satisfies Record<NonNullable<ButtonLook['size']>, string>;

export function buttonClasses({ variant = 'primary', size = 'normal' }: ButtonLook, extra?: string): string {
  return classNames(
    'relative inline-flex min-w-11 items-center justify-center gap-2 rounded-control text-center leading-tight font-medium',
    'transition-colors select-none disabled:opacity-50 aria-disabled:cursor-default',
    variants[variant],
    sizes[size],
    extra,
  );
}
