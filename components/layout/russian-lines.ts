/** Russian in every language, as spec §2 has them. */
export const homeLink = 'На главную страницу';
export const errorNumber = 'Номер ошибки:';
