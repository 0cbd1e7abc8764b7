import { useTranslations } from 'next-intl';
import { diffWords, isChanged, type Stretch } from '@/lib/platform/text/word-diff';

interface Props {
  original: string;
  text: string;
}

/** The changes of a text: struck out and underlined, and in words for screen readers. */
export function CorrectionDiff({ original, text }: Props) {
  const stretches = diffWords(original, text);
  return (
    <>
      <p aria-hidden dir="auto" className="text-lg leading-snug wrap-anywhere whitespace-pre-wrap">
        {stretches.map((stretch, index) =>
          isChanged(stretch) ? <Changed key={index} {...stretch} /> : stretch.before,
        )}
      </p>
      <p className="sr-only">
        <bdi>{text}</bdi>
      </p>
      <ul className="sr-only">
        {stretches.filter(isChanged).map((stretch, index) => (
          <Told key={index} {...stretch} />
        ))}
      </ul>
    </>
  );
}

function Changed({ before, after }: Stretch) {
  return (
    <>
      {before !== '' && <del className="rounded-sm bg-rowan-ground text-rowan decoration-2">{before}</del>}
      {before.trim() !== '' && after.trim() !== '' && ' '}
      {after !== '' && (
        <ins className="rounded-sm bg-birch-ground font-semibold text-birch decoration-2 underline-offset-4">
          {after}
        </ins>
      )}
    </>
  );
}

function Told({ before, after }: Stretch) {
  const t = useTranslations('chat-corrections');
  if (before === '') return <li>{t('added', { text: after.trim() })}</li>;
  if (after === '') return <li>{t('leftOut', { text: before.trim() })}</li>;
  return <li>{t('changed', { before, after })}</li>;
}
