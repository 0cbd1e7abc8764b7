/** The name that others see: with the surname for readers who may see it, otherwise with its first letter. */
export function shownName(
  { firstName, surname }: { firstName: string; surname: string },
  seesSurname: boolean,
): string {
  if (surname === '') return firstName;
  if (seesSurname) return `${firstName} ${surname}`;
  return `${firstName} ${/^./u.exec(surname)?.[0] ?? ''}.`;
}
