import { useTranslations } from 'next-intl';

const rows = [
  ['heading', '## …'],
  ['bold', '**…** *…*'],
  ['list', '- …\n- …'],
  ['link', '[…](https://…)'],
  ['example', '> Сего́дня идёт снег.\n>\n> …'],
  ['note', ':::note[…]\n…\n:::'],
  ['answer', ':::answer[…]\n…\n:::'],
  ['table', '| … | … |\n| --- | --- |\n| … | … |'],
  ['lesson', '::lesson{course="…" lesson="…"}'],
  ['picture', '![…](…)'],
  ['stress', 'слова́'],
  ['phone', '{CONTACT_PHONE}'],
  ['contact', ':::contact\n…\n:::'],
] as const;

/** The Markdown syntax of articles. */
export function HelpPane() {
  const t = useTranslations('writing.help');
  return (
    <div className="flex flex-col gap-4">
      <p className="text-soft">{t('intro')}</p>
      <dl className="flex flex-col gap-4">
        {rows.map(([name, sample]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <pre className="mt-1 overflow-x-auto rounded-control bg-sunken px-3 py-2 text-sm" tabIndex={0}>
                {sample}
              </pre>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
