import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-look';
import { Notice } from '@/components/ui/notice';
import { takeFocus } from '@/components/ui/take-focus';

const fileName = 'govorim-recovery-codes.txt';

/** The recovery codes, which are shown only once. */
export function SecondFactorCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useTranslations('account.secondFactor');
  return (
    <>
      <Notice
        ref={takeFocus}
        tabIndex={-1}
        tone="right"
        role="status"
        heading={t('codesTitle')}
        className="outline-none"
      >
        {t('codesText')}
      </Notice>
      <ul
        aria-label={t('codesLabel')}
        className="grid gap-2 rounded-control bg-sunken p-4 min-[22rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="font-mono">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
          download={fileName}
          className={buttonClasses({ variant: 'secondary' })}
        >
          {t('download')}
        </a>
        <Button onClick={onKept}>{t('kept')}</Button>
      </div>
    </>
  );
}
