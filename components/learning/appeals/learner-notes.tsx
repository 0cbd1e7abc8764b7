import { useTranslations } from 'next-intl';

/** The learners' notes, without names. */
export function LearnerNotes({ notes }: { notes: string[] }) {
  const t = useTranslations('appeals.teach');
  if (notes.length === 0) return null;
  return (
    <section aria-label={t('notes')} className="flex flex-col gap-1">
      <p className="text-soft">{t('notes')}</p>
      <ul className="flex flex-col gap-2">
        {notes.map((note, index) => (
          <li key={index} className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
