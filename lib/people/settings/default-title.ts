/** What the site is called where no setting says otherwise, or none can be read. */
export const defaultTitle = 'Говорим';
