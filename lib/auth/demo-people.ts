import type { roles } from '@/db/enums';

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

export const isDemoPerson = (email: string) => email.toLowerCase().endsWith(`@${demoDomain}`);
