'use client';

import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Checkbox } from '@/components/ui/checkbox';
import { isFixed, isOffered, type NotificationChannel } from '@/lib/people/notifications/choices-policy';
import type { NotificationKind } from '@/lib/people/notifications/kinds';
import type { ChannelChoices, Choices } from '@/lib/people/notifications/schema';
import { useChoices } from './use-choices';

const channels = ['in_app', 'mail', 'push'] as const satisfies NotificationChannel[];
// The boundary: entries of an object have its keys.
const entriesOf = ({ choices }: Choices) => Object.entries(choices) as [NotificationKind, ChannelChoices][];

/** For each kind of news, by which ways it comes; saved at once. */
export function KindChoices({ first }: { first: Choices }) {
  const t = useTranslations('notifications');
  const { choices, submission, save } = useChoices(first);
  const isHydrated = useHydrated();
  return (
    <>
      <p className="text-soft">{t('choices.kindsText')}</p>
      <div className="flex flex-col divide-y divide-line">
        {entriesOf(choices).map(([kind, wanted]) => (
          <div
            key={kind}
            role="group"
            aria-labelledby={`kind-${kind}`}
            className="items-center gap-x-4 py-2 max-sm:flex max-sm:flex-wrap sm:grid sm:grid-cols-[minmax(0,1fr)_repeat(3,minmax(0,9rem))]"
          >
            <p id={`kind-${kind}`} className="min-w-0 font-medium wrap-anywhere max-sm:w-full">
              {t(`kinds.${kind}`)}
            </p>
            {channels.map((channel) =>
              isOffered(kind, channel) ? (
                <Checkbox
                  key={channel}
                  id={`${kind}-${channel}`}
                  label={t(`choices.${channel}`)}
                  checked={wanted[channel]}
                  disabled={!isHydrated || isFixed(kind, channel)}
                  onChange={({ target }) => void save({ choice: { kind, channel, wanted: target.checked } })}
                />
              ) : (
                <span key={channel} className="max-sm:hidden" />
              ),
            )}
          </div>
        ))}
      </div>
      <Checkbox
        id="with-text"
        label={t('choices.withText')}
        hint={t('choices.withTextHint')}
        checked={choices.with_text}
        disabled={!isHydrated}
        onChange={({ target }) => void save({ with_text: target.checked })}
      />
      <SubmissionNotice submission={submission} />
    </>
  );
}
