import type { ComponentProps } from 'react';
import { When } from '@/components/publishing/comments/when';
import { Avatar } from '@/components/ui/avatar';
import { classNames } from '@/components/ui/class-names';
import type { NotificationItem } from '@/lib/people/notifications/schema';
import { Link } from '@/lib/platform/i18n/link';
import { NewMark } from './new-mark';
import { notificationIcons } from './notification-icons';
import { useMarkRead } from './use-mark-read';

interface Props extends Omit<ComponentProps<typeof Link>, 'href'> {
  item: NotificationItem;
  /** Called when the entry was opened, which marks it as read. */
  onOpened?: () => void;
}

/** An entry: person, action, and time. It links to its subject; opening it marks it as read. */
export function NotificationEntry({ item, onOpened, onClick, ...rest }: Props) {
  const { markRead } = useMarkRead();
  const { href, is_read: isRead } = item;
  if (href === null) return <Content item={item} />;
  return (
    <Link
      {...rest}
      href={href}
      prefetch={false}
      onClick={(event) => {
        onClick?.(event);
        if (isRead) return;
        onOpened?.();
        void markRead(item.id);
      }}
      className="-mx-2 block rounded-control px-2 hover:bg-cobalt-ground"
    >
      <Content item={item} />
    </Link>
  );
}

function Content({ item: { kind, people, text, at, is_read: isRead } }: Pick<Props, 'item'>) {
  const Icon = notificationIcons[kind];
  const [first] = people;
  return (
    <span className="flex min-h-11 items-start gap-3 py-2.5">
      {first ? (
        <Avatar name={first.name} src={first.avatar} />
      ) : (
        <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-soft">
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className={classNames('wrap-anywhere', isRead ? undefined : 'font-medium')}>{text}</span>
        <span className="flex items-center gap-1.5 text-sm text-soft">
          {first && <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />}
          <When at={at} />
        </span>
      </span>
      {!isRead && <NewMark />}
    </span>
  );
}
