import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall, type Through } from '@/components/forms/use-call';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import type { RoleHolder } from '@/lib/people/staff/roles-schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

interface Props {
  person: RoleHolder;
  /** Asks for the password when a recent sign-in is required. */
  through: Through;
  onChange: (person: RoleHolder) => void;
}

const roles = ['student', 'teacher', 'moderator', 'administrator'] as const;

/** One person, and the choice of their role. */
export function PersonRow({ person, through, onChange }: Props) {
  const t = useTranslations('admin');
  const { submission, call } = useCall({ through });
  const [told, setTold] = useState('');
  const { id, name, email, role } = person;

  async function change(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setTold('');
    const body = { role: new FormData(event.currentTarget).get('role') };
    const changed = await call<RoleHolder>(apiRoutes.personRole(id), { method: 'PUT', body });
    if (!changed) return;
    onChange(changed);
    setTold(t('people.done', { name, role: t(`roles.${changed.role}`) }));
  }

  return (
    <li className="flex flex-col gap-3 py-4">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-medium wrap-anywhere">{name}</bdi>
          <Badge tone={role === 'administrator' || role === 'moderator' ? 'info' : 'plain'}>
            {t(`roles.${role}`)}
          </Badge>
        </p>
        <p className="text-sm wrap-anywhere text-soft">{email}</p>
        <Lacks person={person} />
      </div>
      <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={(event) => void change(event)}>
        <div className="min-w-48 flex-1">
          <SelectField
            id={`role-${id}`}
            name="role"
            label={t('people.role', { name })}
            defaultValue={role}
            options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          className="max-sm:w-full"
          aria-label={t('people.changeLabel', { name })}
          waiting={submission.phase === 'sending'}
        >
          {t('people.change')}
        </Button>
      </form>
      <SubmissionNotice submission={submission} />
      <p role="status" className="text-birch empty:hidden">
        {told}
      </p>
    </li>
  );
}

/** What keeps a person from acting as staff. */
function Lacks({
  person: { role, is_verified: isVerified, has_second_factor: hasFactor },
}: Pick<Props, 'person'>) {
  const t = useTranslations('admin');
  const isStaff = role === 'administrator' || role === 'moderator';
  if (isVerified && (hasFactor || !isStaff)) return null;
  return (
    <p className="text-sm text-honey">
      {!isVerified && t('people.unverified')} {isStaff && !hasFactor && t('locked.title')}
    </p>
  );
}
