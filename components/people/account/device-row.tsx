import { CircleHelp, Monitor, Smartphone, SquareTerminal, Tablet } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Device, Session } from '@/lib/people/account/schema';
import { minuteMs } from '@/lib/platform/time/units';
import { useDates } from './use-dates';
import { useDeviceName } from './use-device-name';

const icons = {
  desktop: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  program: SquareTerminal,
  unknown: CircleHelp,
} satisfies Record<Device['kind'], unknown>;

/** `last_seen_at` is updated every five minutes: a session that is younger counts as active. */
const activeWithinMs = 6 * minuteMs;

interface Props {
  session: Session;
  now: Date;
  isEnding: boolean;
  onEnd: () => void;
}

export function DeviceRow({ session, now, isEnding, onEnd }: Props) {
  const t = useTranslations('account.devices');
  const { day, ago } = useDates();
  const name = useDeviceName()(session.device);
  const Icon = icons[session.device.kind];
  const isHere = session.is_current || now.getTime() - Date.parse(session.last_seen_at) < activeWithinMs;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon
        size={24}
        strokeWidth={1.75}
        role="img"
        aria-label={t(`kinds.${session.device.kind}`)}
        className="shrink-0 text-soft"
      />
      <div className="min-w-48 flex-1">
        <p className="font-medium wrap-anywhere">
          {name} {session.is_current && <Badge tone="right">{t('current')}</Badge>}
        </p>
        <p className="text-sm text-soft">
          {isHere ? t('active') : t('lastSeen', { time: ago(session.last_seen_at, now) })} ·{' '}
          {t('since', { date: day(session.created_at) })}
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="secondary"
          className="max-sm:w-full"
          aria-label={t('endLabel', { device: name })}
          waiting={isEnding}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
