import { Pencil } from 'lucide-react';
import { useMe } from '@/components/browser/auth-state/use-me';
import { Link } from '@/lib/platform/i18n/link';
import type { Locale } from '@/lib/platform/i18n/locales';
import { routes } from '@/lib/platform/routes/routes';
import { canSee, type Writing } from '@/lib/publishing/writing/policy';

export interface EditLinkProps {
  written: Pick<Writing, 'kind' | 'authorId'> & {
    id: number;
    /** The language it is shown in. */
    lang: Locale;
  };
  label: string;
}

export function EditLinkNow({ written: { id, lang, ...what }, label }: EditLinkProps) {
  const account = useMe();
  if (account.state !== 'in' || !account.isConfirmed) return null;
  // The editor tells authors who are not approved yet.
  const writer = { ...account.me, isApproved: false };
  if (!canSee(writer, { ...what, state: 'published', wasPublished: true })) return null;
  const href = what.kind === 'page' ? routes.adminPage(id, lang) : routes.writingPost(id, lang);
  return (
    <Link
      href={href}
      prefetch={false}
      aria-label={label}
      data-tooltip
      className="inline-flex size-11 items-center justify-center rounded-full text-soft transition-colors hover:bg-cobalt-ground hover:text-cobalt"
    >
      <Pencil size={20} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}
