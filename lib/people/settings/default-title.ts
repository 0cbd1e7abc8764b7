/** The site's title while the setting is unset or cannot be read. */
export const defaultTitle = 'Говорим';
