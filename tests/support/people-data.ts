/** A valid registration; tests change the e-mail. */
export const newcomer = {
  first_name: 'Мария',
  surname: 'Петрова',
  email: 'maria@example.org',
  password: 'снег-идёт-тихо',
  password_confirmation: 'снег-идёт-тихо',
  remember: true,
  role: 'student',
  old_enough: true,
  consent: true,
};
