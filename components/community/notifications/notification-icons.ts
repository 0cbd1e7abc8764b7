import {
  BadgeCheck,
  Flag,
  Gavel,
  Heart,
  MessageCircle,
  MessageSquareText,
  PhoneMissed,
  Reply,
  Scale,
  UserCog,
  UserPlus,
  UserRoundCheck,
  type LucideIcon,
} from 'lucide-react';
import type { NotificationKind } from '@/lib/people/notifications/kinds';

export const notificationIcons: Record<NotificationKind, LucideIcon> = {
  friend_request: UserPlus,
  friend_accepted: UserRoundCheck,
  follower: UserRoundCheck,
  comment_answer: Reply,
  comment_like: Heart,
  teacher_review: MessageSquareText,
  teacher_review_answer: Reply,
  report_decided: Flag,
  sanction_begun: Gavel,
  appeal_decided: Scale,
  role_changed: UserCog,
  teacher_approved: BadgeCheck,
  chat_request: MessageCircle,
  call_missed: PhoneMissed,
};
