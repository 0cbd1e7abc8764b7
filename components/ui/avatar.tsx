import { classNames } from './class-names';

interface Props {
  name: string;
  /** The address of a picture; without one the initials are shown. */
  src?: string | null;
  className?: string;
}

/** A picture or initials in a circle, hidden from screen readers because the name is beside it. */
export function Avatar({ name, src = null, className }: Props) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-flex size-9 shrink-0 items-center justify-center overflow-hidden rounded-full bg-cobalt-ground text-sm font-semibold text-cobalt',
        className,
      )}
    >
      {/* oxlint-disable-next-line nextjs/no-img-element -- It is stored in the size in which it is shown. */}
      {src ? <img src={src} alt="" loading="lazy" className="size-full object-cover" /> : initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => word.slice(0, 1).toUpperCase()).join('');
}
