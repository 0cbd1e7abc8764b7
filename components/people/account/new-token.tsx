import { useEffect, useRef, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import type { NewTokenAnswer } from '@/lib/people/account/schema';

interface Props {
  made: NewTokenAnswer;
  onDone: () => void;
}

/** Shows a new token, which is shown only once. */
export function NewToken({ made, onDone }: Props) {
  const t = useTranslations('account.tokens');
  const field = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => field.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(made.secret);
      setCopying('copied');
    } catch {
      // The clipboard needs https and permission.
      field.current?.select();
      setCopying('failed');
    }
  }

  const isCopied = copying === 'copied';
  const Icon = isCopied ? Check : Copy;
  return (
    <Notice tone="right" heading={t('madeTitle', { name: made.token.name })} className="wrap-anywhere">
      <p id="secret-text">{t('madeText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Input
          ref={field}
          readOnly
          aria-label={t('secret')}
          aria-describedby="secret-text"
          value={made.secret}
          spellCheck={false}
          className="min-w-40 flex-1 font-mono"
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void copy()} className="max-sm:w-full">
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
      <p role="status" className={copying === 'failed' ? 'mt-3' : 'sr-only'}>
        {copying === 'failed' ? t('copyFailed') : isCopied ? t('copied') : ''}
      </p>
      <Button variant="secondary" className="mt-3 max-sm:w-full" onClick={onDone}>
        {t('done')}
      </Button>
    </Notice>
  );
}
