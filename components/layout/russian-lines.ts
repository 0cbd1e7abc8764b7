/** Russian in every language, as spec §2 has them. */
export const homeLink = 'На главную страницу';
export const errorNumber = 'Номер ошибки:';

/** As in messages/ru, for when no messages can be had. */
export const serverError = 'Ошибка сервера';
export const updatePage = 'Обновить страницу';
