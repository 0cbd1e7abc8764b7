import { useTranslations } from 'next-intl';
import { usePublicConfig } from '@/components/browser/auth-state/use-auth-state';
import { Avatar } from '@/components/ui/avatar';

interface Props {
  onChoose: (account: { email: string; password: string }) => void;
}

/** The demo accounts of the configuration, whose password is public. */
export function DemoAccounts({ onChoose }: Props) {
  const t = useTranslations('auth.demo');
  const demo = usePublicConfig()?.demo;
  if (!demo) return null;
  const { password, accounts } = demo;
  return (
    <section
      aria-labelledby="demo"
      className="mt-8 flex animate-appear flex-col gap-3 border-t border-line pt-6"
    >
      <h2 id="demo" className="font-semibold">
        {t('title')}
      </h2>
      <p className="text-sm text-soft">{t('text', { password })}</p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {accounts.map(({ email, name, role }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onChoose({ email, password })}
              className="flex min-h-14 w-full items-center gap-3 rounded-control border border-line bg-paper px-3 py-2 text-left transition-colors hover:border-cobalt hover:bg-cobalt-ground"
            >
              <Avatar name={name} />
              <span className="min-w-0">
                <span lang="ru" className="block font-medium">
                  {name}
                </span>
                <span className="block text-sm text-soft">{t(`roles.${role}`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
