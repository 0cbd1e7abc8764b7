/**
 * Lower-case letters of other scripts that look like Cyrillic ones in lower or upper case:
 * «H» is «Н», so «h» is «н». The Greek ones come from learners who forget to switch from Greek.
 */
export const lookAlikes: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  ë: 'ё',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
  α: 'а',
  β: 'в',
  ε: 'е',
  η: 'н',
  κ: 'к',
  μ: 'м',
  ο: 'о',
  ρ: 'р',
  τ: 'т',
  υ: 'у',
  χ: 'х',
};
