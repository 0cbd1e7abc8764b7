'use client';

import { Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/show-toast';

interface Props {
  address: string;
  name: string;
}

/** Opens the share sheet on touch devices; elsewhere it copies the link. */
export function ShareProfile({ address, name }: Props) {
  const t = useTranslations('profile.page');

  async function share() {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Cancelling the share sheet rejects the promise and is no error.
      await navigator.share({ url: address, title: name }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(address).then(
      () => showToast('success', t('copied')),
      () => showToast('error', t('copyFailed')),
    );
  }

  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Share2 size={20} strokeWidth={1.75} aria-hidden />
      {t('share')}
    </Button>
  );
}
