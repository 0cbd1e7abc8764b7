import { describe, expect, it } from '@jest/globals';
import { isReservedName } from '@/lib/people/auth/inside/reserved-names';

const isReserved = (firstName: string, surname: string, title = 'Говорим') =>
  isReservedName({ firstName, surname }, title);

describe('a name that says somebody is our staff is refused:', () => {
  it.each([
    ['Админ', 'Петров'],
    ['Анна', 'Модератор'],
    ['Адм', 'ин'],
    ['Admin', 'Admin'],
    ['Adminn', 'Bob'],
    ['Administraciya', 'Sayta'],
    ['Аdmіn', 'Anna'],
    ['АДМИНИСТРАТОР', 'Сайта'],
    ['Модера\u0301тор', 'Иванова'],
    ['Moderátor', 'Jana'],
    ['Modérateur', 'Jean'],
    ['Administradora', 'Ana'],
    ['Amministratore', 'Marco'],
    ['Yönetici', 'Ayşe'],
    ['İdarəçi', 'Leyla'],
    ['Ադմինիստրատոր', 'Անի'],
    ['Διαχειριστής', 'Νίκος'],
    ['Beheerder', 'Jan'],
    ['Moderatör', 'Ali'],
    ['管理者', '太郎'],
    ['モデレーター', '花子'],
    ['Administratorin', 'Eva'],
    ['Idareci', 'Leyla'],
    ['Главный Админ', 'Иван'],
    ['Anna', 'Chief-Moderator'],
    ['Говорим', 'Говорим'],
    ['Говорим', 'Иванов'],
    ['Govorim', 'Online'],
    ['Гово', 'рим'],
    ['Govorim', 'Support'],
    ['Команда', 'Говорим'],
    ['Служба', 'поддержки'],
    ['Support', 'Team'],
    ['Soporte', 'Oficial'],
    ['サポート', 'チーム'],
  ])('%s %s', (firstName, surname) => expect(isReserved(firstName, surname)).toBe(true));

  it('also by the title that the site has today', () => {
    expect(isReserved('Русский', 'клуб', 'Русский клуб')).toBe(true);
    expect(isReserved('Russkij', 'Klub', 'Русский клуб')).toBe(true);
    expect(isReserved('Русский', 'клуб')).toBe(false);
    // A first name that is also the whole title of the site is not reserved.
    expect(isReserved('Маша', 'Петрова', 'Маша')).toBe(false);
  });
});

describe('the name of a person passes:', () => {
  it.each([
    ['Иван', 'Админов'],
    ['Пётр', 'Модестов'],
    ['Modesto', 'Ruiz'],
    ['Модест', 'Чайковский'],
    ['Анна', 'Говорова'],
    ['Adam', 'Minister'],
    ['Jordan', 'Team'],
    ['Anna', 'Service'],
    ['Administ', 'Ivanova'],
    ['さくら', '管'],
    ['Οδυσσέας', 'Ομάδας'],
    ['Modera', 'Torres'],
    ['Амина', 'Адамин'],
  ])('%s %s', (firstName, surname) => expect(isReserved(firstName, surname)).toBe(false));
});
