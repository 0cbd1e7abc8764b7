import { useFormatter } from 'next-intl';

/** A publication date, the same in every time zone. `day` is an ISO 8601 time. */
export function PostDay({ day }: { day: string }) {
  const format = useFormatter();
  return (
    <time dateTime={day.slice(0, 10)} className="whitespace-nowrap">
      {format.dateTime(new Date(day), { dateStyle: 'long', timeZone: 'UTC' })}
    </time>
  );
}
