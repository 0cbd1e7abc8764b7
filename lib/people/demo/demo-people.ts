import type { roles } from '@/db/enums';
import type { Locale } from '@/lib/platform/i18n/locales';

/** The people of the demonstration and of every test. Their password is public, so production never has them. */
export const demoPassword = 'govorim-demo-2026';
export const demoDomain = 'demo.govorim.example';

interface DemoPerson {
  email: string;
  firstName: string;
  surname: string;
  role: (typeof roles)[number];
  birthDate: string;
}

export const demoPeople: DemoPerson[] = [
  {
    email: 'anna@demo.govorim.example',
    firstName: 'Анна',
    surname: 'Соколова',
    role: 'student',
    birthDate: '1998-04-12',
  },
  {
    email: 'boris@demo.govorim.example',
    firstName: 'Борис',
    surname: 'Лебедев',
    role: 'teacher',
    birthDate: '1984-09-30',
  },
  {
    email: 'vera@demo.govorim.example',
    firstName: 'Вера',
    surname: 'Орлова',
    role: 'student',
    birthDate: '2001-01-25',
  },
  {
    email: 'gleb@demo.govorim.example',
    firstName: 'Глеб',
    surname: 'Зайцев',
    role: 'moderator',
    birthDate: '1990-06-08',
  },
  {
    email: 'dina@demo.govorim.example',
    firstName: 'Дина',
    surname: 'Громова',
    role: 'administrator',
    birthDate: '1979-11-17',
  },
];

/**
 * Demo people with a learning history, so that a fresh demonstration has finished courses and course reviews. The
 * sign-in page does not list them; their password is the same.
 */
export const demoLearners = [
  learner('emma', 'Emma', 'Clarke', '1995-02-18', 'en', 'Europe/London'),
  learner('lukas', 'Lukas', 'Brandt', '1988-07-03', 'de', 'Europe/Berlin'),
  learner('camille', 'Camille', 'Moreau', '1999-10-27', 'fr', 'Europe/Paris'),
  learner('giulia', 'Giulia', 'Ferri', '2000-05-09', 'it', 'Europe/Rome'),
  learner('elif', 'Elif', 'Yıldız', '1997-12-01', 'tr', 'Europe/Istanbul'),
  learner('misaki', '美咲', '森', '1992-03-22', 'ja', 'Asia/Tokyo'),
  learner('aram', 'Арам', 'Саргсян', '1986-08-14', 'ru', 'Asia/Yerevan'),
] as const;

export type DemoLearner = (typeof demoLearners)[number]['name'];

function learner<Name extends string>(
  name: Name,
  firstName: string,
  surname: string,
  birthDate: string,
  locale: Locale,
  timeZone: string,
): DemoPerson & { name: Name; locale: Locale; timeZone: string } {
  const person = { firstName, surname, role: 'student' as const, birthDate };
  return { name, email: `${name}@${demoDomain}`, ...person, locale, timeZone };
}

/** A machine that answers by rules (lib/chat/practice-partner). */
export const demoMachine = {
  email: `govorun@${demoDomain}`,
  firstName: 'Робот',
  surname: 'Говорун',
  role: 'student',
  birthDate: '2000-01-01',
  timeZone: 'Europe/Moscow',
  about:
    'Я не человек, а программа: отвечаю по правилам и люблю простые разговоры по-русски. Пишите мне в любое время: о погоде, еде, работе, планах. Если я не пойму, я так и скажу.',
} as const;

export const isDemoPerson = (email: string) => email.toLowerCase().endsWith(`@${demoDomain}`);
