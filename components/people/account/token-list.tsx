import { useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import type { ApiToken } from '@/lib/people/account/schema';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { TokenRow } from './token-row';
import { useNow } from './use-now';

interface Props {
  tokens: ApiToken[];
  /** The time of the server's rendering (an ISO date). */
  rendered: string;
  onChanged: () => Promise<unknown>;
}

export function TokenList({ tokens, rendered, onChanged }: Props) {
  const t = useTranslations('account.tokens');
  const now = useNow(rendered);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  async function revoke({ id, name }: ApiToken) {
    setSaid('');
    try {
      await fetchJson(apiRoutes.token(id), { method: 'DELETE' });
    } finally {
      // Reloads the list even after a refusal: the token may have been revoked in another window.
      await onChanged();
    }
    setSaid(t('revoked', { name }));
    // The button that had the focus was removed.
    status.current?.focus();
  }

  return (
    <>
      {tokens.length === 0 && <p>{t('none')}</p>}
      {tokens.length > 0 && (
        <ul className="-my-4 divide-y divide-line">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} now={now} onRevoke={() => revoke(token)} />
          ))}
        </ul>
      )}
      <p ref={status} role="status" tabIndex={-1} className="text-birch outline-none empty:absolute">
        {said}
      </p>
    </>
  );
}
