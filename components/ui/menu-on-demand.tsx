'use client';

import { Suspense, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { classNames } from './class-names';

/** What a menu fetched on demand gets: the button it hangs on. */
export interface MenuProps {
  trigger: ReactNode;
}

interface Props {
  /** A `lazy` component: its code is fetched at the first press, so that no page pays for it. */
  menu: ComponentType<MenuProps>;
  /** The accessible name; it contains what is seen. */
  label: string;
  /** What opens: a list to choose from, or anything else. */
  popup?: 'menu' | 'dialog';
  className?: string;
  children: ReactNode;
}

export function MenuOnDemand({ menu: LazyMenu, popup = 'menu', ...rest }: Props) {
  const look = { ...rest, 'aria-haspopup': popup };
  const [asked, setAsked] = useState(false);
  if (!asked) return <MenuButton {...look} aria-expanded={false} onClick={() => setAsked(true)} />;
  return (
    <Suspense fallback={<MenuButton {...look} aria-busy />}>
      <LazyMenu trigger={<MenuButton {...look} />} />
    </Suspense>
  );
}

function MenuButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip
      className={classNames(
        'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full px-2 text-soft transition-colors hover:bg-cobalt-ground hover:text-cobalt aria-expanded:text-cobalt',
        className,
      )}
      {...rest}
    />
  );
}
