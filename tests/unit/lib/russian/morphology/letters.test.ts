import { expect, it } from '@jest/globals';
import { locales } from '@/lib/platform/i18n/locales';
import { loadMessages } from '@/lib/platform/i18n/messages';
import { isLetter, letters } from '@/lib/russian/morphology/letters';

const all = Object.keys(letters);

it('the alphabet has its 33 letters, in their order', () => {
  expect(all.join('')).toBe('абвгдеёжзийклмнопрстуфхцчшщъыьэюя');
  expect(isLetter('toString')).toBe(false);
});

it.each(Object.entries(letters))('%s is in the word that shows it', (letter, { sample }) => {
  expect(sample.normalize('NFC')).toContain(letter);
});

it.each(locales)('each letter has a sound in %s', async (locale) => {
  const { sounds } = (await loadMessages(locale)).letters;
  expect(Object.keys(sounds)).toEqual(all);
  expect(Object.values(sounds).every((sound) => sound.trim() !== '')).toBe(true);
});
