import { useMemo } from 'react';
import { useTranslations } from 'next-intl';
import { compare, type Change } from './compare';
import type { Words } from './drafts';

interface Props {
  /** The older text. */
  before: Words;
  after: Words;
}

/** What changed from one text to another: line by line, and in a line that changed word by word. */
export function Difference({ before, after }: Props) {
  const t = useTranslations('writing.revisions');
  const parts = useMemo(() => compare(whole(before), whole(after)), [before, after]);
  if (!parts.some(({ added, removed }) => added || removed)) return <p className="text-soft">{t('same')}</p>;
  return (
    <>
      <p className="text-sm text-soft">{t('explained')}</p>
      <div
        className="max-h-96 overflow-y-auto rounded-control bg-sunken p-3 text-base wrap-anywhere whitespace-pre-wrap"
        tabIndex={0}
      >
        {parts.map((part, index) => (
          // Parts have no name of their own, and never move.
          <Part key={index} part={part} />
        ))}
      </div>
    </>
  );
}

function Part({ part: { added, removed, value } }: { part: Change }) {
  if (added) return <ins className="bg-birch-ground text-birch underline">{value}</ins>;
  if (removed) return <del className="bg-rowan-ground text-rowan line-through">{value}</del>;
  return <span>{value}</span>;
}

const whole = ({ title, description, body }: Words) => `${title}\n${description}\n\n${body}\n`;
