import CyrillicToTranslit from 'cyrillic-to-translit-js';
import slugify from 'slugify';
import { stressMark } from './stress';

const russian = CyrillicToTranslit({ preset: 'ru' });

/** Spec §5: `{prefix}-{text}` for an address: lower case, Cyrillic in Latin letters. Text that leaves nothing is 'undefined'. */
export function slugOf(text: string, prefix?: string | number): string {
  const slug = slugText(text);
  return prefix === undefined ? slug : `${prefix}-${slug}`;
}

function slugText(text: string): string {
  const slug = slugify(latinOf(text), { lower: true, strict: true }).replaceAll(/-{2,}/gu, '-');
  return slug.replaceAll(/^-|-$/gu, '') || 'undefined';
}

/** Russian in Latin letters, as addresses have it; what is not Russian stays as it is. */
export function latinOf(text: string): string {
  return russian.transform(text.normalize('NFC').replaceAll(stressMark, ''));
}
