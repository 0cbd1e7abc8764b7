'use client';

import { useState, type ComponentType, type ReactNode } from 'react';
import { MenuButton } from './menu-button';
import type { OnDemand } from './on-demand';

/** Props of a menu that is loaded on demand. */
export interface MenuProps {
  trigger: ReactNode;
}

interface Props {
  /** A component made by `onDemand`, or one that is loaded already. */
  menu: ComponentType<MenuProps> & Partial<Pick<OnDemand<MenuProps>, 'ready' | 'ahead'>>;
  /** The accessible name; it contains the visible text. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A button that loads its menu at the first click. The button is then rendered by the menu and keeps its focus. */
export function MenuOnDemand({ menu: Menu, ...rest }: Props) {
  const look = { ...rest, 'aria-haspopup': 'dialog' as const };
  const [phase, setPhase] = useState<'closed' | 'coming' | 'here'>('closed');

  async function open() {
    setPhase('coming');
    // A menu that cannot be loaded throws when it is rendered.
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
