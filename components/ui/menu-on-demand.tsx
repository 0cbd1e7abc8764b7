'use client';

import { useState, type ComponentType, type ReactNode } from 'react';
import { MenuButton } from './menu-button';
import type { OnDemand } from './on-demand';

/** What a menu fetched on demand gets: the button it hangs on. */
export interface MenuProps {
  trigger: ReactNode;
}

interface Props {
  /** Made by `onDemand`, so that no page pays for it, or a component that is there. */
  menu: ComponentType<MenuProps> & Partial<Pick<OnDemand<MenuProps>, 'ready' | 'ahead'>>;
  /** The accessible name; it contains what is seen. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** The button stays until the menu is there, and is drawn with it then: its focus and its place are kept. */
export function MenuOnDemand({ menu: Menu, ...rest }: Props) {
  const look = { ...rest, 'aria-haspopup': 'dialog' as const };
  const [phase, setPhase] = useState<'closed' | 'coming' | 'here'>('closed');

  async function open() {
    setPhase('coming');
    // A menu that cannot be fetched says so itself when it is drawn.
    await Menu.ready?.().catch(ignore);
    setPhase('here');
  }

  if (phase === 'here') return <Menu trigger={<MenuButton {...look} />} />;
  return (
    <MenuButton
      {...look}
      {...Menu.ahead}
      aria-expanded={false}
      aria-busy={phase === 'coming' || undefined}
      onClick={() => void open()}
    />
  );
}

const ignore = () => undefined;
