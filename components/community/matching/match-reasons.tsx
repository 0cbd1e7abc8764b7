import {
  ArrowLeftRight,
  BookOpen,
  Clock,
  GraduationCap,
  Heart,
  MessageCircle,
  Target,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MatchReason } from '@/lib/community/matching/schema';
import { useReasonText } from './use-reason-text';

interface Props {
  /** Name of the other person. */
  name: string;
  /** The strongest first. */
  reasons: readonly MatchReason[];
  /** Reasons that are shown at most. */
  maxReasons?: number;
}

const icons: Record<MatchReason['kind'], LucideIcon> = {
  exchange: ArrowLeftRight,
  they_help: GraduationCap,
  you_help: GraduationCap,
  both_learn: BookOpen,
  both_speak: MessageCircle,
  free_time: Clock,
  interests: Heart,
  goals: Target,
  age: UserRound,
};

/** The reasons to talk to somebody. */
export function MatchReasons({ name, reasons, maxReasons = reasons.length }: Props) {
  const t = useTranslations('matching');
  const reasonText = useReasonText();
  return (
    <ul aria-label={t('why', { name })} className="flex flex-col gap-1.5 text-sm">
      {reasons.slice(0, maxReasons).map((reason) => {
        const Icon = icons[reason.kind];
        return (
          <li key={reason.kind} className="flex gap-2">
            <Icon size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-cobalt" />
            <span className="min-w-0 wrap-anywhere">{reasonText(reason)}</span>
          </li>
        );
      })}
    </ul>
  );
}
