'use client';

import { useId } from 'react';
import { useTranslations } from 'next-intl';
import type { KindProps } from '@/components/learning/session/board/kind-props';
import { RussianLines } from '@/components/learning/session/board/russian-lines';
import { chooseOption, type ChoiceDraft } from '@/components/learning/session/drafts/choice';
import { useShortcuts } from '@/components/learning/session/use-shortcuts';
import { Option } from './option';

export function Choice({ draft, onChange, grade, still }: KindProps<ChoiceDraft>) {
  const t = useTranslations('exercises.choice');
  const name = useId();
  const { task, option, out } = draft;
  useShortcuts({ onDigit: (index) => !still && onChange(chooseOption(draft, index)) });
  return (
    <div className="flex flex-col gap-6">
      {task.sentence && <RussianLines text={task.sentence} />}
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">{t('options')}</legend>
        {task.options.map(({ text, lang }, index) => (
          <Option
            key={index}
            name={name}
            text={text}
            lang={lang}
            digit={index + 1}
            state={stateOf(index, draft, grade?.expected)}
            input={{
              checked: option === index,
              disabled: still || out.includes(index),
              onChange: () => onChange(chooseOption(draft, index)),
            }}
          />
        ))}
      </fieldset>
    </div>
  );
}

/** `expected`: the text of the right option, once it is known. */
function stateOf(index: number, { task, option, out }: ChoiceDraft, expected: string | undefined) {
  if (expected === undefined) return out.includes(index) ? 'out' : 'open';
  if (task.options[index]?.text === expected) return 'right';
  return option === index ? 'wrong' : 'open';
}
