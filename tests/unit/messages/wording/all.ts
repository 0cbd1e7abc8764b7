import type { Locale } from '@/lib/platform/i18n/locales';
import { az } from './az';
import { da } from './da';
import { de } from './de';
import { el } from './el';
import { es } from './es';
import { fr } from './fr';
import { hy } from './hy';
import { it } from './it';
import { ja } from './ja';
import { nb } from './nb';
import { nl } from './nl';
import { ru } from './ru';
import { tr } from './tr';
import type { Wording } from './schema';

export type Translated = Exclude<Locale, 'en'>;

export const wordings: Record<Translated, Wording> = { az, da, de, el, es, fr, hy, it, ja, nb, nl, ru, tr };

export const translated = Object.keys(wordings) as Translated[];
