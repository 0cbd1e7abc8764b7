/** The name that others read: with the surname for those who may see it, else with its first letter. */
export function shownName(
  { firstName, surname }: { firstName: string; surname: string },
  seesSurname: boolean,
): string {
  if (surname === '') return firstName;
  if (seesSurname) return `${firstName} ${surname}`;
  return `${firstName} ${/^./u.exec(surname)?.[0] ?? ''}.`;
}
