import { useFormatter } from 'next-intl';

/** A day of publication: the same in every zone. `day` as in JSON. */
export function PostDay({ day }: { day: string }) {
  const format = useFormatter();
  return (
    <time dateTime={day.slice(0, 10)} className="whitespace-nowrap">
      {format.dateTime(new Date(day), { dateStyle: 'long', timeZone: 'UTC' })}
    </time>
  );
}
