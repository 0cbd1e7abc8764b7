'use client';

import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useSearchParams } from 'next/navigation';
import { Tabs as Primitive } from 'radix-ui';
import { Link } from '@/lib/platform/i18n/link';

interface Tab {
  value: string;
  label: string;
  /** The page with this tab open; the link works before hydration. */
  href: ComponentProps<typeof Link>['href'];
  panel: ReactNode;
}

interface Props {
  /** The accessible name of the tab list. */
  label: string;
  /** The query parameter with the open tab. */
  param: string;
  /** The first tab is open by default. */
  tabs: [Tab, ...Tab[]];
}

/** Tabs with arrow keys; the open tab is in the address. */
export function Tabs({ label, param, tabs }: Props) {
  const [open, choose] = useTabParam(param);
  return <ChosenTabs label={label} tabs={tabs} open={open} onChoose={choose} />;
}

interface ChosenProps extends Omit<Props, 'param'> {
  /** The open tab; the first one where there is none of this name. */
  open: string | null;
  onChoose: (value: string) => void;
}

/** Tabs with arrow keys; the caller holds the state, which one is open. */
export function ChosenTabs({ label, tabs, open, onChoose }: ChosenProps) {
  const { value: shown } = tabs.find(({ value }) => value === open) ?? tabs[0];
  return (
    <Primitive.Root value={shown} onValueChange={onChoose} className="flex flex-col gap-6">
      <Primitive.List aria-label={label} className="flex flex-wrap border-b border-line sm:gap-1">
        {tabs.map(({ value, label: name, href }) => (
          <Primitive.Trigger key={value} value={value} asChild>
            <Link
              href={href}
              prefetch={false}
              onClick={stay}
              className="-mb-px inline-flex min-h-11 items-center rounded-t-control border-b-2 border-transparent px-2 font-medium text-soft transition-colors hover:text-cobalt aria-selected:border-cobalt aria-selected:text-cobalt max-sm:text-sm sm:px-4"
            >
              {name}
            </Link>
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(({ value, panel }) => (
        <Primitive.Content key={value} value={value}>
          {panel}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

/** The open tab: a choice changes it at once and then the address; a navigation changes it too. */
function useTabParam(param: string): [string | null, (value: string) => void] {
  const wanted = useSearchParams().get(param);
  const [followed, follow] = useState(wanted);
  const [open, setOpen] = useState(wanted);
  if (wanted !== followed) {
    follow(wanted);
    setOpen(wanted);
  }
  function choose(value: string) {
    setOpen(value);
    window.history.replaceState(null, '', `?${new URLSearchParams({ [param]: value }).toString()}`);
  }
  return [open, choose];
}

/** Prevents the navigation of a plain click; with a modifier key the link opens elsewhere. */
function stay(event: MouseEvent) {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey) event.preventDefault();
}
