/** Russian in every language (spec §2). */
export const homeLink = 'На главную страницу';
export const errorNumber = 'Номер ошибки:';

/** Copies from messages/ru for when no messages are available. */
export const serverError = 'Ошибка сервера';
export const updatePage = 'Обновить страницу';
