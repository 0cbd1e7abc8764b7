import { Mail, Phone, Smartphone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/link';
import { listMenuLinks, type MenuLink } from '@/lib/publishing/navigation';
import { appUrl, mailLink, phoneLink, socialLinks } from '@/lib/people/settings/contacts';
import type { Settings } from '@/lib/people/settings/limits';
import { copyright } from './copyright';
import { CookieSettings } from './notices/cookie-settings';

const look = 'inline-flex min-h-11 min-w-11 items-center gap-2 transition-colors hover:text-cobalt';

interface Props {
  settings: Settings;
  places?: MenuLink[];
}

export function Footer({ settings, places = listMenuLinks('footer') }: Props) {
  const t = useTranslations('layout');
  return (
    <footer className="border-t border-line print:hidden chat-page:hidden full-screen-page:hidden">
      <div className="mx-auto flex max-w-page flex-col gap-2 px-4 py-6 text-sm text-soft sm:px-6">
        {places.length > 0 && (
          <nav aria-label={t('footer.navigation')}>
            <ul className="flex flex-wrap gap-x-6">
              {places.map(({ name, href }) => (
                <li key={name}>
                  <Link href={href} className={look}>
                    {t(`places.${name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Contacts settings={settings} />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-2">
          <p>{t('footer.promise')}</p>
          <p>{copyright(settings['site.title'])}</p>
        </div>
      </div>
    </footer>
  );
}

/** The links that the settings contain. */
function Contacts({ settings }: { settings: Settings }) {
  const t = useTranslations('layout.footer');
  const [phone, mail] = [phoneLink(settings), mailLink(settings)];
  const [app, networks] = [appUrl(settings), socialLinks(settings)];
  const asksForCookies = settings['site.cookie_notice'] === 'on';
  if (!phone && !mail && !app && !asksForCookies && networks.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6">
      {networks.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="me noopener" lang="en" className={look}>
            {name}
          </a>
        </li>
      ))}
      {phone && (
        <li>
          <a href={phone.href} className={look}>
            <Phone size={16} strokeWidth={1.75} aria-hidden />
            <span className="sr-only">{t('phone')}</span>
            {phone.name}
          </a>
        </li>
      )}
      {mail && (
        <li>
          <a href={mail.href} className={look}>
            <Mail size={16} strokeWidth={1.75} aria-hidden />
            <span className="sr-only">{t('email')}</span>
            {mail.name}
          </a>
        </li>
      )}
      {app && (
        <li>
          <a href={app} rel="noopener" className={look}>
            <Smartphone size={16} strokeWidth={1.75} aria-hidden />
            {t('app')}
          </a>
        </li>
      )}
      {asksForCookies && (
        <li>
          <CookieSettings className={look} />
        </li>
      )}
    </ul>
  );
}
