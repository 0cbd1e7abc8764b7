import type { ComponentProps } from 'react';
import { CircleAlert, CircleCheck, CircleDot, Info } from 'lucide-react';
import { classNames } from './class-names';

const tones = {
  info: { look: 'bg-cobalt-ground text-cobalt', icon: Info },
  right: { look: 'bg-birch-ground text-birch', icon: CircleCheck },
  almost: { look: 'bg-honey-ground text-honey', icon: CircleDot },
  wrong: { look: 'bg-rowan-ground text-rowan', icon: CircleAlert },
};

interface Props extends ComponentProps<'div'> {
  tone?: keyof typeof tones;
  /** The first line, in bold. */
  heading?: string;
}

/** A message in the flow of the page. Give it a `role` (alert, status) if it appears without a navigation. */
export function Notice({ tone = 'info', heading, children, className, ...rest }: Props) {
  const { look, icon: Icon } = tones[tone];
  return (
    <div className={classNames('flex gap-3 rounded-card p-4', look, className)} {...rest}>
      <Icon size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1 text-ink">
        {heading && <p className={classNames('font-semibold', look)}>{heading}</p>}
        {children}
      </div>
    </div>
  );
}
