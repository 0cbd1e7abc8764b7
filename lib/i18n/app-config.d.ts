import type auth from '@/messages/en/auth.json';
import type courses from '@/messages/en/courses.json';
import type errors from '@/messages/en/errors.json';
import type exercises from '@/messages/en/exercises.json';
import type home from '@/messages/en/home.json';
import type layout from '@/messages/en/layout.json';
import type mail from '@/messages/en/mail.json';
import type ui from '@/messages/en/ui.json';
import type validation from '@/messages/en/validation.json';
import type { Locale } from './locales';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: {
      auth: typeof auth;
      courses: typeof courses;
      errors: typeof errors;
      exercises: typeof exercises;
      home: typeof home;
      layout: typeof layout;
      mail: typeof mail;
      ui: typeof ui;
      validation: typeof validation;
    };
  }
}
