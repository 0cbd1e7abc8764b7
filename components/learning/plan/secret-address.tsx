import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** The secret address with a copy button. */
export function SecretAddress({ address }: { address: string }) {
  const t = useTranslations('plan.calendar');
  const [copied, setCopied] = useState(false);

  async function copy() {
    // When the browser refuses, the address can still be selected and copied by hand.
    setCopied(
      await navigator.clipboard.writeText(address).then(
        () => true,
        () => false,
      ),
    );
  }

  return (
    <Field id="calendar-address" label={t('address')} hint={t('once')}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <Input
            {...control}
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
            className="min-w-48 flex-1"
          />
          <Button variant="secondary" onClick={() => void copy()}>
            {t(copied ? 'copied' : 'copy')}
          </Button>
        </div>
      )}
    </Field>
  );
}
