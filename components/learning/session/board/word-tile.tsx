import type { ComponentProps, ReactNode } from 'react';
import { Check, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';

const looks = {
  idle: 'border-control bg-raised text-ink hover:border-cobalt hover:text-cobalt',
  chosen: 'border-cobalt bg-cobalt-ground text-cobalt',
  used: 'border-dashed border-control bg-sunken text-faint',
  right: 'border-birch bg-birch-ground text-birch',
  wrong: 'border-rowan bg-rowan-ground text-rowan',
};
export type TileLook = keyof typeof looks;

interface Props extends ComponentProps<'button'> {
  look: TileLook;
  /** Its shortcut digit. */
  digit?: number;
  /** The language of the word. */
  lang: string;
  /** Stands in front of the word. */
  mark?: ReactNode;
}

/** A word to press or to drag. */
export function WordTile({ look, digit, lang, mark, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      data-word
      {...(isOutcome(look) && { 'data-outcome': look })}
      className={classNames(
        'inline-flex min-h-12 min-w-12 touch-manipulation items-center justify-center gap-2 rounded-control border px-3 py-2 text-lg transition-colors select-none disabled:cursor-default',
        looks[look],
        className,
      )}
      {...rest}
    >
      {mark}
      {digit !== undefined && digit < 10 && (
        <span aria-hidden className="hidden font-sans text-sm text-soft keyboard:inline">
          {(digit + 1) % 10}
        </span>
      )}
      <span lang={lang} className={classNames('min-w-0', lang === 'ru' && 'font-serif')}>
        {children}
      </span>
      {isOutcome(look) && <Outcome right={look === 'right'} />}
    </button>
  );
}

const isOutcome = (look: TileLook) => look === 'right' || look === 'wrong';

/** The outcome as an icon, not by colour alone. */
export function Outcome({ right }: { right: boolean }) {
  const t = useTranslations('exercises.result');
  const Icon = right ? Check : X;
  return (
    <>
      <Icon size={18} strokeWidth={2} aria-hidden className="shrink-0" />
      <span className="sr-only">{right ? t('partRight') : t('partWrong')}</span>
    </>
  );
}
