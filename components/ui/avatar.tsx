import { classNames } from './class-names';

interface Props {
  name: string;
  /** The address of a picture; without one the initials are shown. */
  src?: string | null;
  className?: string;
}

const grounds = [
  'bg-cobalt-ground text-cobalt',
  'bg-honey-ground text-honey',
  'bg-birch-ground text-birch',
] as const;

/**
 * A picture or initials in a circle, hidden from screen readers because the name is beside it. The colour follows from
 * the initials, so that somebody is known again wherever their surname is shortened.
 */
export function Avatar({ name, src = null, className }: Props) {
  const letters = initials(name);
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-flex size-9 shrink-0 items-center justify-center overflow-hidden rounded-full text-sm font-semibold',
        groundOf(letters),
        className,
      )}
    >
      {/* oxlint-disable-next-line nextjs/no-img-element -- It is stored in the size in which it is shown. */}
      {src ? <img src={src} alt="" loading="lazy" className="size-full object-cover" /> : letters}
    </span>
  );
}

function groundOf(letters: string): string {
  const sum = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0).reduce((a, b) => a + b, 0);
  return grounds[sum % grounds.length] ?? grounds[0];
}

function initials(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => word.slice(0, 1).toUpperCase()).join('');
}
