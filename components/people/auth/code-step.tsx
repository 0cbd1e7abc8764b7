import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { Submission } from '@/components/forms/submission';

interface Props {
  submission: Submission;
  onBack: () => void;
}

/** The second step of signing in: a code of the app, or a recovery code. */
export function CodeStep({ submission, onBack }: Props) {
  const t = useTranslations('auth.secondFactor');
  const isWrong = submission.phase === 'refused' && submission.code === 'second_factor_wrong';
  return (
    <>
      <div>
        <h2 className="text-xl font-semibold">{t('title')}</h2>
        <p className="text-soft">{t('text')}</p>
      </div>
      <TextField
        id="code"
        name="code"
        label={t('code')}
        hint={t('codeHint')}
        error={isWrong ? submission.message : undefined}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <Button variant="quiet" className="-mx-4 self-start" onClick={onBack}>
        {t('back')}
      </Button>
    </>
  );
}
