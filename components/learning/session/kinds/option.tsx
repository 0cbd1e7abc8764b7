import type { ComponentProps } from 'react';
import { Outcome } from '@/components/learning/session/board/word-tile';
import { classNames } from '@/components/ui/class-names';
import { Tick } from '@/components/ui/tick';

const looks = {
  open: 'border-control bg-raised input-checked:border-cobalt input-checked:bg-cobalt-ground hover:border-cobalt',
  out: 'border-line bg-sunken line-through opacity-50',
  right: 'border-birch bg-birch-ground text-birch',
  wrong: 'border-rowan bg-rowan-ground text-rowan',
};

interface Props {
  name: string;
  text: string;
  lang: string;
  digit: number;
  state: keyof typeof looks;
  input: Pick<ComponentProps<'input'>, 'checked' | 'disabled' | 'onChange'>;
}

/** An answer option: a radio button as large as its text. */
export function Option({ name, text, lang, digit, state, input }: Props) {
  return (
    <label
      {...(isOutcome(state) && { 'data-outcome': state })}
      className={classNames(
        'flex min-h-14 items-center gap-3 rounded-card border px-4 py-3 transition-colors',
        'input-focused:outline-offset-2 input-focused:outline-cobalt input-focused:outline-2 input-focused-quietly:outline-none!',
        looks[state],
      )}
    >
      <Tick type="radio" name={name} className="outline-none" {...input} />
      <span aria-hidden className="hidden text-sm text-soft tabular-nums keyboard:inline">
        {digit}
      </span>
      <span lang={lang} className={classNames('min-w-0 flex-1 text-lg', lang === 'ru' && 'font-serif')}>
        {text}
      </span>
      {isOutcome(state) && <Outcome right={state === 'right'} />}
    </label>
  );
}

const isOutcome = (state: keyof typeof looks) => state === 'right' || state === 'wrong';
