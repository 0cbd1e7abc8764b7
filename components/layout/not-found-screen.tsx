import { useTranslations } from 'next-intl';
import { isPersonMissing, readable } from '@/lib/platform/routes/error-screens';
import { ErrorScreen } from './error-screen';

/** `address` is the path with its query (spec §2). At a profile's address the text is about a missing person. */
export function NotFoundScreen({ address }: { address: string }) {
  const t = useTranslations('layout.errorScreen');
  const words = isPersonMissing(address)
    ? { title: t('userTitle'), message: t('userMessage') }
    : { title: t('notFoundTitle'), message: t('notFoundMessage', { path: readable(address) }) };
  return <ErrorScreen status={404} {...words} />;
}
