'use client';

import { Share2 } from 'lucide-react';
import { Button } from './button';
import { useCopyLink } from './use-copy-link';

interface Props {
  address: string;
  title: string;
  /** The label of the button. */
  label: string;
}

/** Opens the share sheet on touch devices; elsewhere it copies the link. */
export function ShareLink({ address, title, label }: Props) {
  const copyLink = useCopyLink();

  async function share() {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Cancelling the share sheet rejects the promise and is no error.
      await navigator.share({ url: address, title }).catch(() => undefined);
      return;
    }
    await copyLink(address);
  }

  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Share2 size={20} strokeWidth={1.75} aria-hidden />
      {label}
    </Button>
  );
}
