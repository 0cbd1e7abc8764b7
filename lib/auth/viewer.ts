import type { roles } from '@/db/enums';
import type { Locale } from '@/lib/i18n/locales';

export type Role = (typeof roles)[number];

/** Who is asking, as every verb of a slice takes it first. */
export interface Viewer {
  id: number;
  role: Role;
  firstName: string;
  surname: string;
  locale: Locale;
  points: number;
  session: string;
}
