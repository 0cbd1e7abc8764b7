import { classNames } from '@/components/ui/class-names';

/** A Russian sentence or a short dialogue, each speaker on a line. */
export function RussianLines({ text, className }: { text: string; className?: string }) {
  return (
    <p lang="ru" className={classNames('font-serif text-2xl leading-relaxed whitespace-pre-line', className)}>
      {onLines(text)}
    </p>
  );
}

/** «— Кто э́то? — Э́то …» has a new speaker at the second dash, and so has its translation. */
export function onLines(text: string): string {
  return text.replaceAll(/(?<=[.!?…]["»“”)]?)[ \u00a0](?=[—–] )/gu, '\n');
}
