/*
 * Typed names, and the person that is meant; written before the search. Each of these people is in `namedPeople`, among
 * others with names of the same languages whom no query means.
 */
export const namePairs: readonly [query: string, name: string][] = [
  // Cyrillic and Latin spellings of one name.
  ['Наташа', 'Natasha Brown'],
  ['Natascha', 'Natasha Brown'],
  ['Ekaterina Zhukova', 'Екатерина Жукова'],
  ['Yekaterina Žukova', 'Екатерина Жукова'],
  ['evgeny shcherbakov', 'Евгений Щербаков'],
  ['Yevgeniy Scherbakov', 'Евгений Щербаков'],
  ['dmitry', 'Дмитрий Хомутов'],
  ['Dmitriy Khomutov', 'Дмитрий Хомутов'],
  ['Юлия', 'Julia Meier'],
  ['Yulia Mayer', 'Julia Meier'],
  ['alexey', 'Алексей Цыганов'],
  ['Aleksej Tsyganov', 'Алексей Цыганов'],
  ['Вячеслав', 'Vyacheslav Grubin'],
  ['Wjatscheslaw', 'Vyacheslav Grubin'],
  ['Ульяна', 'Uliana Vetrova'],
  ['tatyana chaika', 'Татьяна Чайка'],
  ['Tatiana Tschaika', 'Татьяна Чайка'],
  // ё and е.
  ['Петр', 'Пётр Ёлкин'],
  ['елкин', 'Пётр Ёлкин'],
  ['Pyotr', 'Пётр Ёлкин'],
  ['Фёдор', 'Федор Воробьев'],
  ['Fyodor', 'Федор Воробьев'],
  ['Воробьёв', 'Федор Воробьев'],
  ['Semyon', 'Семён Горбунов'],
  ['Алена', 'Алёна Ковалёва'],
  ['Kovalyova', 'Алёна Ковалёва'],
  // Diminutives.
  ['Саша Лебедев', 'Александр Лебедев'],
  ['Саша Пахомова', 'Александра Пахомова'],
  ['sasha pakhomova', 'Александра Пахомова'],
  ['Женя Щербаков', 'Евгений Щербаков'],
  ['Катя Жукова', 'Екатерина Жукова'],
  ['Миша', 'Михаил Дорохов'],
  ['Misha Dorokhov', 'Михаил Дорохов'],
  ['Лёша Цыганов', 'Алексей Цыганов'],
  ['Володя', 'Владимир Терентьев'],
  ['Маша', 'Мария Соколова'],
  ['Оля', 'Ольга Рыжкова'],
  ['Дима', 'Дмитрий Хомутов'],
  ['Slava Grubin', 'Vyacheslav Grubin'],
  ['Ксюша', 'Ксения Лаптева'],
  // The full name of a person who uses the diminutive.
  ['Георгий Панин', 'Гоша Панин'],
  ['Анастасия Клюева', 'Настя Клюева'],
  // Typos.
  ['Екатирина Жукова', 'Екатерина Жукова'],
  ['Щербоков', 'Евгений Щербаков'],
  ['Владмир Терентьев', 'Владимир Терентьев'],
  ['Ксеняи Лаптева', 'Ксения Лаптева'],
  ['Schmitd', 'Wolfgang Schmidt'],
  ['Natahsa Brown', 'Natasha Brown'],
  ['Рыжковаа', 'Ольга Рыжкова'],
  ['Михиал', 'Михаил Дорохов'],
  ['Vyacheslv', 'Vyacheslav Grubin'],
  ['Хомтов', 'Дмитрий Хомутов'],
  // Word order.
  ['Жукова Екатерина', 'Екатерина Жукова'],
  ['Лебедев Александр', 'Александр Лебедев'],
  ['müller jürgen', 'Jürgen Müller'],
  // Initials and beginnings of names.
  ['Уль', 'Uliana Vetrova'],
  ['кат жу', 'Екатерина Жукова'],
  ['Ю К', 'Юки Кобаяси'],
  ['рыжк', 'Ольга Рыжкова'],
  ['убин', 'Vyacheslav Grubin'],
  // Only a surname.
  ['Дорохов', 'Михаил Дорохов'],
  ['terentyev', 'Владимир Терентьев'],
  ['Sokolova', 'Мария Соколова'],
  // Turkish.
  ['Джем Йылдыз', 'Cem Yıldız'],
  ['Айше', 'Ayşe Çelik'],
  ['ayse celik', 'Ayşe Çelik'],
  ['Хусейн Эрдоган', 'Hüseyin Erdoğan'],
  // German.
  ['Мюллер', 'Jürgen Müller'],
  ['Juergen Mueller', 'Jürgen Müller'],
  ['Юрген Мюллер', 'Jürgen Müller'],
  ['Шмидт', 'Wolfgang Schmidt'],
  ['Вольфганг', 'Wolfgang Schmidt'],
  // French.
  ['Франсуа', 'François Dubois'],
  ['francois', 'François Dubois'],
  ['Жан Лефевр', 'Jean Lefèvre'],
  ['Элен', 'Hélène Moreau'],
  // Japanese.
  ['Yuki Kobayashi', 'Юки Кобаяси'],
  ['Кэндзи Сато', 'Kenji Satō'],
  ['Kenji Satou', 'Kenji Satō'],
  ['太郎', '山田太郎'],
];

const firstNames =
  'Иван Антон Никита Максим Роман Игорь Вера Нина Полина Жанна Луиза Robert Laura Martin Emily Sophie Karl Greta Mehmet Zeynep Elif Burak Pierre Camille Antoine Manon Haruto Sakura Ren Aoi'.split(
    ' ',
  );
const surnames =
  'Андреев Белый Волков Громов Зимин Harris Clarke Weber Fischer Demir Kaya Laurent Bernard Tanaka Suzuki Kowalski Rossi Silva Yamada'.split(
    ' ',
  );

/** People whom no query means: the names are combined so that no two people have the same one. */
const others = firstNames.flatMap((first, at) =>
  surnames.filter((_, place) => (place + at) % 2 === 0).map((surname) => `${first} ${surname}`),
);

export const namedPeople = [...new Set(namePairs.map(([, name]) => name)), ...others].slice(0, 300);
