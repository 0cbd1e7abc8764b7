import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { onDemand } from '@/components/ui/on-demand';

const PictureViewer = onDemand(async () => (await import('./picture-viewer')).PictureViewer);

/** The longest side of a picture in a bubble, in CSS pixels. */
const shownPx = 320;

export interface Picture {
  src: string;
  width: number;
  height: number;
  /** Empty when there is none. */
  caption: string;
}

/** A picture in a conversation, which opens enlarged. Its space is reserved before it is loaded. */
export function PictureView({ picture }: { picture: Picture }) {
  const t = useTranslations('chat-media');
  const [viewer, setViewer] = useState<'never' | 'open' | 'closed'>('never');
  const text = picture.caption === '' ? t('kinds.picture') : picture.caption;
  return (
    <>
      <button
        type="button"
        aria-label={t('picture.open', { text })}
        onClick={() => setViewer('open')}
        {...PictureViewer.ahead}
        className="-mx-2 block max-w-[calc(100%+1rem)]"
      >
        <PictureImage picture={picture} />
      </button>
      {viewer !== 'never' && (
        <PictureViewer
          picture={picture}
          open={viewer === 'open'}
          onOpenChange={(isOpen) => setViewer(isOpen ? 'open' : 'closed')}
        />
      )}
    </>
  );
}

/** The picture without its button, in its reserved space. */
export function PictureImage({ picture: { src, width, height, caption } }: { picture: Picture }) {
  const t = useTranslations('chat-media.kinds');
  const share = Math.min(1, shownPx / width, shownPx / height);
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- The server has scaled it, and only two people may see it.
    <img
      src={src}
      alt={caption === '' ? t('picture') : caption}
      width={Math.round(width * share)}
      height={Math.round(height * share)}
      loading="lazy"
      decoding="async"
      className="mb-1.5 h-auto max-w-full rounded-control bg-line"
    />
  );
}
