import { useTranslations } from 'next-intl';
import type { CallPhase } from './call-phase';
import { clockTime } from '@/components/ui/clock-time';
import { useSecondsSince } from './use-seconds-since';

interface Props {
  phase: Exclude<CallPhase, { name: 'idle' }>;
  name: string;
}

/** The state of the call, announced to screen readers when it changes; the time is only shown. */
export function CallStatus({ phase, name }: Props) {
  const t = useTranslations('chat-calls');
  const isWrong = phase.name === 'ended' && phase.reason !== 'completed';
  const text = () => {
    if (phase.name !== 'ended') return t(`bar.${phase.name}`);
    return phase.sentence || t(`ended.${phase.reason}`, { name });
  };
  return (
    <div className={isWrong ? 'text-sm text-rowan' : 'text-sm text-soft'}>
      <p role="status" className={phase.name === 'talking' ? 'sr-only' : undefined}>
        {text()}
      </p>
      {phase.name === 'talking' && <Clock sinceMs={phase.sinceMs} />}
    </div>
  );
}

function Clock({ sinceMs }: { sinceMs: number }) {
  return (
    <p role="timer" className="tabular-nums">
      {clockTime(useSecondsSince(sinceMs))}
    </p>
  );
}
