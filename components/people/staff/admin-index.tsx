import {
  CalendarCheck,
  FileText,
  Flag,
  GraduationCap,
  MessageCircleWarning,
  ScrollText,
  Settings,
  UsersRound,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';

const rooms = [
  { name: 'settings', icon: Settings, href: routes.adminSettings() },
  { name: 'pages', icon: FileText, href: routes.adminPages() },
  { name: 'teachers', icon: GraduationCap, href: routes.adminTeachers() },
  { name: 'people', icon: UsersRound, href: routes.adminPeople() },
  { name: 'subscriptions', icon: CalendarCheck, href: routes.adminSubscriptions() },
  { name: 'reports', icon: Flag, href: routes.moderation() },
  { name: 'comments', icon: MessageCircleWarning, href: routes.moderatedComments() },
  { name: 'log', icon: ScrollText, href: routes.adminLog() },
] as const;

/** Links to the administration pages. */
export function AdminIndex() {
  const t = useTranslations('admin.index');
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {rooms.map(({ name, icon: Icon, href }) => (
        <li key={name}>
          <Card className="relative flex h-full gap-3 transition-colors hover:border-cobalt">
            <Icon size={24} strokeWidth={1.75} aria-hidden className="mt-1 shrink-0 text-cobalt" />
            <div className="min-w-0">
              <h2 className="text-xl font-semibold">
                <Link href={href} className="after:absolute after:inset-0 after:rounded-card">
                  {t(name)}
                </Link>
              </h2>
              <p className="text-soft">{t(`${name}Text`)}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
