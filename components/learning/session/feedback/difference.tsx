import type { DiffPart } from '@/lib/russian/exercises/schema';

/** The difference between two answers: extra letters are struck out, missing ones are inserted and underlined. */
export function Difference({ parts }: { parts: DiffPart[] }) {
  return (
    <span lang="ru" data-untappable className="font-serif text-lg text-ink">
      {parts.map(({ change, text }, index) => {
        if (change === 'same') return text;
        if (change === 'extra') {
          return (
            <del key={index} className="rounded-sm bg-rowan-ground text-rowan decoration-2">
              {text}
            </del>
          );
        }
        return (
          <ins
            key={index}
            className="rounded-sm bg-birch-ground font-semibold text-birch decoration-2 underline-offset-4"
          >
            {text}
          </ins>
        );
      })}
    </span>
  );
}
