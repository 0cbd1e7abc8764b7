import { describe, expect, it } from '@jest/globals';
import { locales, type Locale } from '@/lib/platform/i18n/locales';
import type { RuleName } from '@/lib/platform/validation/rule';
import { faultSentence } from '@/lib/platform/validation/sentence';
import { validationMessages } from '@/tests/support/validation-messages';

type Values = Record<string, string | number>;

const say = (locale: Locale, field: string, rule: RuleName, values?: Values) =>
  faultSentence(validationMessages(locale), locale, field, { rule, ...(values && { values }) });

type Row = [field: string, rule: RuleName, values: Values, sentence: string];

const russian: Row[] = [
  ['surname', 'required', {}, 'Поле «фамилия» обязательно.'],
  ['password', 'min.string', { min: 1 }, 'В поле «пароль» должно быть не меньше 1 символа.'],
  ['password', 'min.string', { min: 2 }, 'В поле «пароль» должно быть не меньше 2 символов.'],
  ['password', 'min.string', { min: 21 }, 'В поле «пароль» должно быть не меньше 21 символа.'],
  ['code', 'size.string', { size: 1 }, 'В поле «код» нужно ввести ровно 1 символ.'],
  ['code', 'size.string', { size: 2 }, 'В поле «код» нужно ввести ровно 2 символа.'],
  ['code', 'size.string', { size: 5 }, 'В поле «код» нужно ввести ровно 5 символов.'],
  ['code', 'size.string', { size: 11 }, 'В поле «код» нужно ввести ровно 11 символов.'],
  ['code', 'size.string', { size: 21 }, 'В поле «код» нужно ввести ровно 21 символ.'],
  ['code', 'digits', { digits: 6 }, 'В поле «код» нужно ввести ровно 6 цифр.'],
  ['code', 'digits', { digits: 22 }, 'В поле «код» нужно ввести ровно 22 цифры.'],
  ['tags', 'between.array', { min: 2, max: 21 }, 'В поле «метки» должно быть от 2 до 21 элемента.'],
  ['avatar', 'max.file', { max: 5120 }, 'Файл в поле «фотография профиля» должен быть не больше 5120 КБ.'],
  ['birth_date', 'min_age', { min: 14 }, 'Чтобы вступить в сообщество, нужно быть не младше 14 лет.'],
  ['birth_date', 'min_age', { min: 21 }, 'Чтобы вступить в сообщество, нужно быть не младше 21 года.'],
  ['deadline', 'after', { date: '2026-11-21' }, 'Дата в поле «срок» должна быть позже 21 ноября 2026.'],
  [
    'phone',
    'required_with',
    { values: 'country' },
    'Поле «телефон» обязательно, если заполнено поле «страна».',
  ],
  [
    'phone',
    'required_without_all',
    { values: 'email, site.phone' },
    'Поле «телефон» обязательно, если не заполнено ни одно из этих полей: электронная почта, контактный телефон.',
  ],
  [
    'code',
    'required_if',
    { other: 'remember', value: 'true' },
    'Поле «код» обязательно, если в поле «запомнить меня» указано «да».',
  ],
  [
    'new_email',
    'different',
    { other: 'email' },
    'Поля «новая электронная почта» и «электронная почта» должны различаться.',
  ],
];

const german: Row[] = [
  ['password', 'min.string', { min: 1 }, '„Passwort“ muss mindestens 1 Zeichen lang sein.'],
  ['tags', 'min.array', { min: 1 }, '„Schlagwörter“ braucht mindestens 1 Eintrag.'],
  ['tags', 'max.array', { max: 5 }, '„Schlagwörter“ darf höchstens 5 Einträge haben.'],
  ['tags', 'max.array', { max: 21 }, '„Schlagwörter“ darf höchstens 21 Einträge haben.'],
  ['code', 'digits_between', { min: 6, max: 8 }, '„Code“ muss 6 bis 8 Ziffern haben.'],
  ['deadline', 'before', { date: '2026-11-21' }, '„Frist“ muss vor dem 21. November 2026 liegen.'],
  [
    'avatar',
    'mimes',
    { values: 'png, jpeg' },
    '„Profilbild“ muss eine Datei von einem dieser Typen sein: png, jpeg.',
  ],
  ['minutes', 'max.numeric', { max: 1000000 }, '„Zahl der Minuten“ darf höchstens 1.000.000 sein.'],
];

const japanese: Row[] = [
  ['password', 'min.string', { min: 1 }, '「パスワード」は1文字以上で入力してください。'],
  ['password', 'min.string', { min: 21 }, '「パスワード」は21文字以上で入力してください。'],
  [
    'deadline',
    'after_or_equal',
    { date: '2026-11-21' },
    '「期限」は2026年11月21日以降の日付にしてください。',
  ],
  [
    'phone',
    'required_with_all',
    { values: 'country,email' },
    '次の項目をすべて入力した場合、「電話番号」は必須です：国、メールアドレス。',
  ],
];

const turkish: Row[] = [
  ['password', 'min.string', { min: 1 }, '“şifre” alanı en az 1 karakter olmalı.'],
  ['password', 'min.string', { min: 5 }, '“şifre” alanı en az 5 karakter olmalı.'],
  ['avatar', 'lt.file', { value: 500 }, '“profil fotoğrafı” alanındaki dosya 500 KB’den küçük olmalı.'],
  [
    'deadline',
    'before_or_equal',
    { date: '2026-11-21' },
    '“son tarih” alanı 21 Kasım 2026 tarihinden sonra olmamalı.',
  ],
];

describe('spec §5: a validation sentence, filled', () => {
  it.each(russian)('in Russian at %s: %s %j', (field, rule, values, sentence) => {
    expect(say('ru', field, rule, values)).toBe(sentence);
  });

  it.each(german)('in German at %s: %s %j', (field, rule, values, sentence) => {
    expect(say('de', field, rule, values)).toBe(sentence);
  });

  it.each(japanese)('in Japanese at %s: %s %j', (field, rule, values, sentence) => {
    expect(say('ja', field, rule, values)).toBe(sentence);
  });

  it.each(turkish)('in Turkish at %s: %s %j', (field, rule, values, sentence) => {
    expect(say('tr', field, rule, values)).toBe(sentence);
  });

  it.each([
    [1, 'Il faut avoir au moins 1 an pour rejoindre la communauté.'],
    [14, 'Il faut avoir au moins 14 ans pour rejoindre la communauté.'],
  ])('in French counts %d', (min, sentence) => {
    expect(say('fr', 'birth_date', 'min_age', { min })).toBe(sentence);
  });

  it('says that an e-mail “has already been taken”', () => {
    expect(say('en', 'email', 'unique')).toBe('The e-mail has already been taken.');
  });

  it.each(locales)('in %s writes a date without a second full stop', (locale) => {
    const sentence = say(locale, 'date', 'after', { date: '2026-11-21' });
    expect(sentence).toMatch(/2026/u);
    expect(sentence).not.toMatch(/:date|\.\s*[.։。]$/u);
  });

  it('says that a value is not possible when it knows no such rule', () => {
    const unknown = ['constructor', 'min', 'min.string.length', '__proto__', 'none'];
    // The boundary: what a careless caller could pass.
    expect(new Set(unknown.map((rule) => say('en', 'role', rule as RuleName)))).toEqual(
      new Set(['The chosen role is not possible.']),
    );
  });
});

describe('spec §5: the field a sentence is about', () => {
  it.each([
    ['items.3.text', 'The text is required.'],
    ['tags.0', 'The list of tags is required.'],
    ['settings.site.title', 'The site title is required.'],
    ['site.phone', 'The contact phone is required.'],
    ['site', 'The site is required.'],
    ['', 'The request is required.'],
    ['shoe_size', 'The shoe size is required.'],
    ['constructor', 'The constructor is required.'],
    ['__proto__', 'The proto is required.'],
    ['toString.call', 'The toString.call is required.'],
  ])('“%s”', (field, sentence) => {
    expect(say('en', field, 'required')).toBe(sentence);
  });

  it('that does not exist keeps the name it was sent under', () => {
    expect(say('ru', 'name_email', 'unknown')).toBe('Поля «name_email» здесь нет.');
    expect(say('ru', 'phone', 'unknown')).toBe('Поля «phone» здесь нет.');
  });

  it('gives back no more than 60 signs of what somebody made up, on one line', () => {
    const attack = `x\u202E\n${'𐍈'.repeat(100_000)}`;
    for (const rule of ['unknown', 'required', 'in'] satisfies RuleName[]) {
      const sentence = say('en', attack, rule);
      expect(Array.from(sentence.matchAll(/[x𐍈…]/gu)).length).toBeLessThanOrEqual(60);
      expect(sentence).not.toMatch(/\p{C}/u);
    }
    expect(say('en', 'code', 'contains', { value: attack }).length).toBeLessThan(200);
  });
});
