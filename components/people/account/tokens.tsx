'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useHydrated } from '@/components/forms/use-hydrated';
import { useRead } from '@/components/browser/data-fetching/use-read';
import { Button } from '@/components/ui/button';
import { maxTokens } from '@/lib/people/account/limits';
import type { NewTokenAnswer, TokensAnswer } from '@/lib/people/account/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { NewToken } from './new-token';
import { TokenForm } from './token-form';
import { TokenList } from './token-list';

type Step = { name: 'list'; isBack: boolean } | { name: 'form' } | { name: 'made'; made: NewTokenAnswer };

interface Props {
  /** The data of the server's rendering, and its time. */
  first: TokensAnswer;
  rendered: string;
  isVerified: boolean;
}

/** Personal API tokens: the list, the form for a new one, and the new token, which is shown once. */
export function Tokens({ first, rendered, isVerified }: Props) {
  const t = useTranslations('account.tokens');
  const [step, setStep] = useState<Step>({ name: 'list', isBack: false });
  const { data, mutate } = useRead<TokensAnswer>(apiRoutes.tokens(), {
    fallbackData: first,
    revalidateOnMount: false,
  });
  const { tokens } = data ?? first;

  function show(made: NewTokenAnswer) {
    setStep({ name: 'made', made });
    void mutate();
  }

  const goBack = () => setStep({ name: 'list', isBack: true });

  return (
    <>
      <p className="text-soft">
        {t('text')}{' '}
        <a href={apiRoutes.docs()} hrefLang="en" className="text-cobalt underline hover:text-cobalt-hover">
          {t('docs')}
        </a>
      </p>
      <TokenList tokens={tokens} rendered={rendered} onChanged={() => mutate()} />
      {step.name === 'made' && <NewToken made={step.made} onDone={goBack} />}
      {step.name === 'form' && <TokenForm onMade={show} onCancel={goBack} />}
      {step.name === 'list' && (
        <Begin
          refusal={isVerified ? (tokens.length >= maxTokens ? 'full' : null) : 'unverified'}
          isBack={step.isBack}
          onBegin={() => setStep({ name: 'form' })}
        />
      )}
    </>
  );
}

interface BeginProps {
  /** Why no token can be made now. */
  refusal: 'unverified' | 'full' | null;
  /** Whether the form was closed: then the button takes the focus. */
  isBack: boolean;
  onBegin: () => void;
}

function Begin({ refusal, isBack, onBegin }: BeginProps) {
  const t = useTranslations('account.tokens');
  const isHydrated = useHydrated();
  if (refusal) return <p>{t(refusal, { most: maxTokens })}</p>;
  return (
    <Button
      variant="secondary"
      className="self-start disabled:opacity-100 max-sm:self-stretch"
      disabled={!isHydrated}
      autoFocus={isBack}
      onClick={onBegin}
    >
      {t('make')}
    </Button>
  );
}
