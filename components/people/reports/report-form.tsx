import type { SyntheticEvent } from 'react';
import { useTranslations } from 'next-intl';
import { LongTextField, readText } from '@/components/forms/long-text-field';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { Button } from '@/components/ui/button';
import { Tick } from '@/components/ui/tick';
import { maxNoteCodePoints, reportReasons } from '@/lib/people/reports/limits';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { Reported } from './report-dialog';

interface Props {
  subject: Reported;
  onCancel: () => void;
  onDone: () => void;
}

export function ReportForm({ subject: { kinds, key, keys }, onCancel, onDone }: Props) {
  const t = useTranslations('reports');
  const { submission, call } = useCall();
  const faults = submission.phase === 'refused' ? submission.errors : {};

  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const chosen = new FormData(form);
    const kind = kinds.find((each) => each === chosen.get('kind')) ?? kinds[0];
    const body = { reason: chosen.get('reason'), message: readText(form) || null };
    if (await call(apiRoutes.report(kind, keys?.[kind] ?? key), { method: 'PUT', body })) onDone();
  }

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void send(event)}>
      {kinds.length > 1 && (
        <Choice
          name="kind"
          legend={t('dialog.about')}
          options={kinds}
          labelOf={(kind) => t(`kinds.${kind}`)}
        />
      )}
      <Choice
        name="reason"
        legend={t('dialog.reason')}
        options={reportReasons}
        labelOf={(reason) => t(`reasons.${reason}`)}
      />
      <LongTextField
        id="report-message"
        label={t('dialog.message')}
        error={faults.message?.[0]}
        maxCodePoints={maxNoteCodePoints}
        overText={(count) => t('over', { count })}
      />
      {faults.message === undefined && <SubmissionNotice submission={submission} />}
      <div className="flex flex-wrap gap-3 *:min-w-fit *:flex-1">
        <Button variant="secondary" onClick={onCancel}>
          {t('dialog.cancel')}
        </Button>
        <Button type="submit" waiting={submission.phase === 'sending'}>
          {t('dialog.send')}
        </Button>
      </div>
    </form>
  );
}

interface ChoiceProps<Value extends string> {
  name: string;
  legend: string;
  options: readonly Value[];
  labelOf: (value: Value) => string;
}

function Choice<Value extends string>({ name, legend, options, labelOf }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{legend}</legend>
      {options.map((value, index) => (
        <label key={value} className="flex min-h-11 items-center gap-3 py-1.5 leading-snug">
          <Tick type="radio" name={name} value={value} defaultChecked={index === 0} />
          {labelOf(value)}
        </label>
      ))}
    </fieldset>
  );
}
