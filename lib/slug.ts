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
  const latin = russian.transform(text.normalize('NFC').replaceAll(stressMark, ''));
  const slug = slugify(latin, { lower: true, strict: true }).replaceAll(/-{2,}/gu, '-');
  return slug.replaceAll(/^-|-$/gu, '') || 'undefined';
}
