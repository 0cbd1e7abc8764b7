import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'next-intl';
import { LongTextField, readText } from '@/components/forms/long-text-field';
import type { Submission } from '@/components/forms/submission';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { SelectField } from '@/components/ui/select-field';
import type { DecisionInput, ModerationCase } from '@/lib/community/moderation/schema';
import { maxReasonCodePoints } from '@/lib/people/reports/limits';
import { sanctionChoices, sanctionOf, type SanctionChoice } from './decision-choices';

interface Props {
  case: Pick<ModerationCase, 'id' | 'kind' | 'owner'>;
  submission: Submission;
  onDecide: (decision: DecisionInput) => void;
}

/** Dismisses the reports; or hides the subject, sanctions the person, or both, with a reason that they read. A call cannot be hidden. */
export function DecisionForm({ case: { id, kind, owner }, submission, onDecide }: Props) {
  const t = useTranslations('moderation');
  const form = useTranslations('comments.form');
  const over = useTranslations('reports');
  const labelOf = useSanctionLabel();
  const [missed, setMissed] = useState<'nothing' | 'reason' | 'action'>('nothing');
  const isWaiting = submission.phase === 'sending';

  function act(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [hide, sanction] = [data.get('hide') === 'on', sanctionOf(data.get('sanction'))];
    const reason = readText(event.currentTarget);
    const lacks = !hide && sanction === null ? 'action' : reason === '' ? 'reason' : 'nothing';
    setMissed(lacks);
    if (lacks === 'nothing') onDecide({ outcome: 'acted', hide, sanction, reason });
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={act}>
      {kind !== 'call' && (
        <Checkbox id={`hide-${id}`} name="hide" label={t(kind === 'message' ? 'hideMessage' : 'hide')} />
      )}
      {owner && (
        <SelectField
          id={`sanction-${id}`}
          name="sanction"
          label={t('sanction', { name: owner.name })}
          error={missed === 'action' ? t('noAction') : undefined}
          options={sanctionChoices.map((value) => ({ value, label: labelOf(value) }))}
        />
      )}
      <LongTextField
        id={`reason-${id}`}
        label={t('reason')}
        error={missed === 'reason' ? form('empty') : undefined}
        maxCodePoints={maxReasonCodePoints}
        overText={(count) => over('over', { count })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" waiting={isWaiting}>
          {t('act')}
        </Button>
        <Button variant="secondary" disabled={isWaiting} onClick={() => onDecide({ outcome: 'dismissed' })}>
          {t('dismiss')}
        </Button>
      </div>
    </form>
  );
}

function useSanctionLabel(): (choice: SanctionChoice) => string {
  const t = useTranslations('moderation.sanctions');
  return (choice) => {
    const [kind, days] = choice.split('-');
    if (kind === 'mute') return t('mute', { days: Number(days) });
    if (kind !== 'suspension') return choice === 'warning' ? t('warning') : t('none');
    return days === 'good' ? t('suspensionForGood') : t('suspension', { days: Number(days) });
  };
}
