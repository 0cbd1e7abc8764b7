import { useEffect, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { CallSnapshot } from './call-snapshot';

/** The other person's camera, and one's own small in its corner; nothing while both are off. */
export function CallPictures({
  call: { camera, remote, theirs },
  name,
}: {
  call: CallSnapshot;
  name: string;
}) {
  const t = useTranslations('chat-calls.bar');
  const own = camera instanceof Object ? camera : null;
  if (!own && !theirs.hasCamera) return null;
  return (
    <div className="relative mt-2 flex h-[min(40dvh,24rem)] items-center justify-center overflow-hidden rounded-card bg-sunken">
      {theirs.hasCamera && remote && (
        <Picture source={remote} label={t('theirPicture', { name })} className="size-full" />
      )}
      {own && (
        <Picture
          source={own}
          label={t('ownPicture')}
          className={classNames(
            'rounded-control',
            theirs.hasCamera ? 'absolute right-2 bottom-2 w-28 border border-line md:w-40' : 'h-full',
          )}
          isMirrored
        />
      )}
    </div>
  );
}

interface PictureProps {
  source: MediaStream | MediaStreamTrack;
  label: string;
  className: string;
  isMirrored?: boolean;
}

/** Muted: the sound has a separate element. */
function Picture({ source, label, className, isMirrored = false }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current)
      video.current.srcObject = source instanceof MediaStream ? source : new MediaStream([source]);
  }, [source]);
  return (
    <video
      ref={video}
      aria-label={label}
      autoPlay
      muted
      playsInline
      className={classNames('object-contain', isMirrored && '-scale-x-100', className)}
    />
  );
}
