import { useMemo } from 'react';
import { useTranslations } from 'next-intl';
import { compare, type Change } from './compare';
import type { TextFields } from './draft';

interface Props {
  /** The older text. */
  before: TextFields;
  after: TextFields;
}

/** The diff between two texts, by lines and by words within changed lines. */
export function Difference({ before, after }: Props) {
  const t = useTranslations('writing.revisions');
  const parts = useMemo(() => compare(fullText(before), fullText(after)), [before, after]);
  if (!parts.some(({ added, removed }) => added || removed)) return <p className="text-soft">{t('same')}</p>;
  return (
    <>
      <p className="text-sm text-soft">{t('explained')}</p>
      <div
        className="max-h-96 overflow-y-auto rounded-control bg-sunken p-3 text-base wrap-anywhere whitespace-pre-wrap"
        tabIndex={0}
      >
        {parts.map((part, index) => (
          // The parts have no id and never change their order.
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

const fullText = ({ title, description, body }: TextFields) => `${title}\n${description}\n\n${body}\n`;
