import type { UsersQuery } from '@/lib/community/directory/schema';

/** What somebody asks the directory for. Names are as people type them: the crowd has 'natasa', 'ivan', 'iulia'. */
export interface Search {
  what: string;
  query: Partial<UsersQuery>;
  /** By a visitor, who finds a tenth of the people by what these show to everybody. */
  isVisitor?: true;
}

/** A place in the middle of the list by activity, and of that by newest. */
const middle = { member: `0_${Date.UTC(2025, 7, 1)}_500000`, visitor: '0_0_500000' };

export const searches: Search[] = [
  { what: 'everybody', query: {} },
  { what: 'everybody, page 41', query: { page: 41 } },
  { what: 'everybody, from the middle', query: { after: middle.member } },
  { what: 'a frequent name', query: { name: 'ната' } },
  { what: 'a frequent surname', query: { name: 'iva' } },
  { what: 'two words', query: { name: 'ivan pet' } },
  { what: 'a name with short forms', query: { name: 'Саша' } },
  { what: 'one letter', query: { name: 'ю' } },
  { what: 'two letters', query: { name: 'на' } },
  { what: 'two letters that begin no name', query: { name: 'юф' } },
  { what: 'a name with a slip', query: { name: 'Констонтин' } },
  { what: 'a name that nobody has', query: { name: 'zzqxw' } },
  { what: 'a level', query: { level: 'B1' } },
  { what: 'the rarest country', query: { country: 'AZ' } },
  { what: 'native speakers', query: { native: '1' } },
  { what: 'a gender', query: { gender: 'female' } },
  { what: 'an age', query: { age: '18-24' } },
  { what: 'an occupation', query: { occupation: 'freelancer' } },
  { what: 'language, country and level', query: { language: 'el', country: 'AZ', level: 'C2' } },
  { what: 'country, gender and age', query: { country: 'AM', gender: 'male', age: '25-34' } },
  { what: 'occupation, gender and age', query: { occupation: 'businessman', gender: 'female', age: '55' } },
  { what: 'a name, native speakers of a level', query: { name: 'ната', native: '1', level: 'B2' } },
  { what: 'a surname in a country', query: { name: 'iva', country: 'DE' } },
  {
    what: 'all filters',
    query: { language: 'it', country: 'GR', level: 'A2', age: '35-44', gender: 'male' },
  },
  { what: 'everybody', query: {}, isVisitor: true },
  { what: 'everybody, from the middle', query: { after: middle.visitor }, isVisitor: true },
  { what: 'a frequent name', query: { name: 'ната' }, isVisitor: true },
  { what: 'a country', query: { country: 'DE' }, isVisitor: true },
  { what: 'a level', query: { level: 'B1' }, isVisitor: true },
  {
    what: 'language, country and level',
    query: { language: 'el', country: 'AZ', level: 'C2' },
    isVisitor: true,
  },
];
