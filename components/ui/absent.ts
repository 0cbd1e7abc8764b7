/** Stands for what could not be fetched after the page, which stays as it came. */
export const Absent = () => null;
