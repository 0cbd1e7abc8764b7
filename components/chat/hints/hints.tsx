import { Check, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { ChatChoices } from '@/lib/chat/dialogs/schema';
import type { SpellingHint } from '@/lib/chat/hints/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { useHints } from './use-hints';

interface Props {
  /** The text that is being written. */
  text: string;
  /** Hints shown at the same time; the next one follows. */
  max: number;
  /** Replaces a part of the text. */
  onFix: (hint: SpellingHint) => void;
  /** Dismisses a hint. */
  onLeave: () => void;
}

/**
 * Below the field: likely slips in the text that is being written, for people who have turned that on. Sending never waits
 * for them.
 */
export function Hints(props: Props) {
  const { data } = useRead<ChatChoices>(apiRoutes.chatChoices(), { revalidateOnFocus: false });
  return data?.spelling_hints === true && <HintList {...props} />;
}

function HintList({ text, max, onFix, onLeave }: Props) {
  const t = useTranslations('chat-typing.hints');
  const { hints: all, fixed, leave } = useHints(text);
  const hints = all.slice(0, max);
  return (
    <>
      <p role="status" className="sr-only">
        {hints[0] && t('found', { wrong: hints[0].wrong, right: hints[0].right })}
      </p>
      {hints.length > 0 && (
        <ul aria-label={t('label')} className="flex flex-col gap-1 pt-1">
          {hints.map((hint) => (
            <HintRow
              key={`${hint.start} ${hint.wrong}`}
              hint={hint}
              onFix={() => {
                onFix(hint);
                fixed(hint);
              }}
              onLeave={() => {
                leave(hint);
                onLeave();
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface RowProps {
  hint: SpellingHint;
  onFix: () => void;
  onLeave: () => void;
}

function HintRow({ hint: { wrong, right, reason }, onFix, onLeave }: RowProps) {
  const t = useTranslations('chat-typing.hints');
  return (
    <li
      // Keeps the focus and the caret in the field.
      onPointerDown={(event) => event.preventDefault()}
      className="flex items-center gap-1 rounded-control bg-sunken py-1 pl-3"
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-sm text-soft">{t('meant')}</span>
          <Button
            variant="quiet"
            aria-label={t('fix', { wrong, right })}
            onClick={onFix}
            className="-my-1 min-w-0 px-2"
          >
            <Check size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
            <span lang="ru" className="wrap-anywhere">
              {right}
            </span>
          </Button>
        </p>
        <Reason reason={reason} />
      </div>
      <IconButton icon={X} label={t('leave', { wrong })} onClick={onLeave} />
    </li>
  );
}

function Reason({ reason }: Pick<SpellingHint, 'reason'>) {
  const t = useTranslations();
  const said =
    reason === 'keyboard_layout'
      ? t('chat-typing.hints.keyboard_layout')
      : t(`chat-partner.reasons.${reason}`);
  return <p className="text-sm text-soft">{said}</p>;
}
