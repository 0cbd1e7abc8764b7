import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** To be copied while it is shown. */
export function SecretAddress({ address }: { address: string }) {
  const t = useTranslations('plan.calendar');
  const [copied, setCopied] = useState(false);

  async function copy() {
    // Where a browser refuses, the address is still there to be marked and copied.
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
