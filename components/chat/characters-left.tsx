import { useTranslations } from 'next-intl';

/** The writer is warned when this many characters, or fewer, are left. */
const warnedFrom = 100;

/** @param left code points; negative when there are too many */
export function CharactersLeft({ left }: { left: number }) {
  const t = useTranslations('chat.composer');
  if (left > warnedFrom) return null;
  return left < 0 ? (
    <p role="alert" className="pt-1 text-rowan">
      {t('over', { count: -left })}
    </p>
  ) : (
    <p className="pt-1">{t('left', { count: left })}</p>
  );
}
