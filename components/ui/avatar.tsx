import { classNames } from './class-names';

/** Initials in a circle, hidden from screen readers because the name is beside it. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-cobalt-ground text-sm font-semibold text-cobalt',
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => word.slice(0, 1).toUpperCase()).join('');
}
