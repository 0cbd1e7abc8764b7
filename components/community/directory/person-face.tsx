import { Avatar } from '@/components/ui/avatar';

/** A photograph, or initials when there is none or it is hidden. */
export function PersonFace({ name, photo }: { name: string; photo: string | null }) {
  if (photo === null) return <Avatar name={name} className="size-14 text-lg" />;
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- our server has scaled it to the size in which it is shown
    <img
      src={photo}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      decoding="async"
      className="size-14 shrink-0 rounded-full bg-sunken object-cover"
    />
  );
}
