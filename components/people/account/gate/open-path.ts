import { routes } from '@/lib/platform/routes/routes';

/** Where nothing is asked: the texts themselves, and the page where one takes one's data along or leaves. */
const open: readonly string[] = [
  routes.account(),
  routes.page('user-offer-agreement'),
  routes.page('personal-data-proccessing'),
  routes.page('support'),
  routes.login(),
];

/** @param path without the prefix of the locale */
export const isOpenPath = (path: string) => open.includes(path);
