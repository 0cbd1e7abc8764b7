'use client';

import { useId, useRef } from 'react';
import { useTranslations } from 'next-intl';
import type { KindProps } from '@/components/learning/session/board/kind-props';
import { RussianLines } from '@/components/learning/session/board/russian-lines';
import { excessOf, maxAnswerCodePoints, type WriteDraft } from '@/components/learning/session/drafts/write';
import { useRemembered } from '@/components/learning/session/use-remembered';
import { CyrillicKeys } from '@/components/learning/typing/cyrillic-keys';
import { useTyping } from '@/components/learning/typing/use-typing';
import { classNames } from '@/components/ui/class-names';
import { describeControl, FieldMessages } from '@/components/ui/field';
import type { Verdict } from '@/lib/russian/exercises/schema';
import { WritingAids } from './writing-aids';

const verdictLooks = {
  right: 'border-birch bg-birch-ground',
  almost: 'border-honey bg-honey-ground',
  wrong: 'border-rowan bg-rowan-ground',
} satisfies Record<Verdict, string>;

/** A field for Russian text, usable without a Russian keyboard. */
export function Write({ draft, onChange, grade, still }: KindProps<WriteDraft>) {
  const t = useTranslations('exercises.write');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [latin, setLatin] = useRemembered('writing:latin', () => true);
  const [keys, setKeys] = useRemembered('writing:keys', hasMouse);
  const typing = useTyping(field, {
    latin,
    text: draft.text,
    onText: (text) => onChange({ ...draft, text }),
  });
  const excess = excessOf(draft.text);
  const error = excess > 0 ? t('over', { count: excess, max: maxAnswerCodePoints }) : undefined;
  return (
    <div className="flex flex-col gap-4">
      {draft.task.sentence && <RussianLines text={draft.task.sentence} />}
      <div className="flex flex-col gap-2">
        <label htmlFor={id} className="font-medium">
          {t('label')}
        </label>
        <textarea
          ref={field}
          lang="ru"
          rows={2}
          readOnly={still}
          value={draft.text}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          className={classNames(
            'w-full resize-none rounded-control border border-control bg-raised px-4 py-3 font-serif text-2xl',
            'field-sizing-content max-h-[40dvh] min-h-22 aria-invalid:border-rowan',
            grade && verdictLooks[grade.verdict],
          )}
          {...describeControl({ id, error })}
          {...typing.handlers}
        />
        <FieldMessages id={id} error={error} />
      </div>
      {!grade && (
        <>
          <WritingAids latin={latin} onLatin={setLatin} keys={keys} onKeys={setKeys} />
          {keys && <CyrillicKeys onType={typing.insert} onDelete={typing.deleteBack} />}
        </>
      )}
    </div>
  );
}

/** On-screen keys are shown beside a hardware keyboard, which may be Latin; phones have their own. */
const hasMouse = () => window.matchMedia('(pointer: fine)').matches;
