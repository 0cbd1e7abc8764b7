import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import type { TieVerb } from './tie-call';

/** The person's name, and the verb that is being sent. */
export interface Sending {
  name: string;
  sending: TieVerb | null;
  change: (verb: TieVerb) => Promise<void>;
}

interface Props extends Sending, Pick<ButtonLook, 'variant'> {
  verb: TieVerb;
  /** Label of the button, if it differs from the verb's. */
  word?: 'accept' | 'decline' | 'cancel';
}

/** A button that changes the tie; its accessible name ends with the person's name. */
export function TieButton({ verb, word, variant = 'primary', name, sending, change }: Props) {
  const t = useTranslations('friends.actions');
  const action = t(word ?? verb);
  return (
    <Button
      variant={variant}
      aria-label={t('of', { action, name })}
      waiting={sending === verb}
      disabled={sending !== null && sending !== verb}
      onClick={() => void change(verb)}
    >
      {action}
    </Button>
  );
}
