import CyrillicToTranslit from 'cyrillic-to-translit-js';
import slugify from 'slugify';
import { stressMark } from './stress';

const russian = CyrillicToTranslit({ preset: 'ru' });

/**
 * Spec §5: the slug `{prefix}-{text}`, in lower case and Latin letters. A text without usable letters becomes
 * 'undefined'.
 */
export function slugOf(text: string, prefix?: string | number): string {
  const slug = slugText(text);
  return prefix === undefined ? slug : `${prefix}-${slug}`;
}

function slugText(text: string): string {
  const slug = slugify(latinOf(text), { lower: true, strict: true }).replaceAll(/-{2,}/gu, '-');
  return slug.replaceAll(/^-|-$/gu, '') || 'undefined';
}

/** Transliterates Russian for addresses; other text is unchanged. */
export function latinOf(text: string): string {
  return russian.transform(text.normalize('NFC').replaceAll(stressMark, ''));
}
