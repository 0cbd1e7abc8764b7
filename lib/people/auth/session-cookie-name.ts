import { getEnv } from '@/lib/platform/env';

/** Secure cookies follow the scheme of APP_ORIGIN. */
export const isSecure = () => getEnv().APP_ORIGIN.startsWith('https:');
export const sessionCookieName = () => `${isSecure() ? '__Host-' : ''}govorim.session`;
