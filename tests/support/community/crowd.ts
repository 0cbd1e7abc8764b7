import { sql as text } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import { addWords } from '@/lib/community/directory/inside/word-queries';

/**
 * Fills the directory with generated people; every tenth profile is public. Names, countries and levels are unevenly
 * distributed, as among real people.
 */
export async function fillDirectory(sql: postgres.Sql, people: number): Promise<void> {
  await sql.unsafe(`set statement_timeout = 0`);
  await sql.unsafe(`
    insert into users (first_name, surname, birth_date, locale, role, password_hash, email, consented_at)
    select 'Crowd', 'Person', date '1950-01-01' + (abs(hashint4(i)) % 21000), 'ru', 'student', 'none',
      'crowd-' || i || '@example.org', now()
    from generate_series(1, ${people}) i`);
  await sql.unsafe(`
    insert into profiles (user_id, joined_at, updated_at, audience, shown_to)
    select id, timestamptz '2024-01-01', now(),
      case when id % 10 = 0 then 'everyone' else 'members' end::audience,
      case when id % 10 = 0 then '{"country": "everyone", "russian_level": "everyone", "surname": "everyone"}'
        else '{"presence": "members"}' end::jsonb
    from users where email like 'crowd-%'`);
  await sql.unsafe(`
    insert into directory (user_id, name_key, birth_date, shown_birth_date, gender, country, native_language,
      russian_level, tested_level, occupation, is_public, open_fields, active_at)
    select id, ' ' || first[1 + floor(60 * power(random(), 2))::int] || ' ' ||
      last_start[1 + floor(30 * random())::int] || last_end[1 + floor(12 * random())::int] || ' ',
      birth_date, birth_date, (array['male', 'female'])[1 + id % 2]::person_gender,
      (array['RU', 'DE', 'TR', 'US', 'FR', 'JP', 'IT', 'GR', 'AM', 'AZ'])[1 + floor(10 * power(random(), 2))::int],
      (array['ru', 'de', 'tr', 'en', 'fr', 'ja', 'it', 'el'])[1 + floor(8 * power(random(), 2))::int],
      (array['A0', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'])[1 + floor(7 * random())::int]::cefr_level,
      case when id % 5 = 0 then (array['A0', 'A1', 'A2', 'B1', 'B2'])[1 + floor(5 * random())::int]::cefr_level end,
      (array['school_pupil', 'college_student', 'university_student', 'working_specialist', 'businessman',
        'freelancer'])[1 + floor(6 * random())::int]::occupation,
      id % 10 = 0, case when id % 10 = 0 then array['country', 'russian_level', 'surname'] else '{}' end,
      date_trunc('second', timestamptz '2026-01-01' - random() * interval '300 days')
    from users, (select
      string_to_array('${firstNames}', ' ') first,
      string_to_array('${surnameStarts}', ' ') last_start,
      string_to_array('${surnameEnds}', ' ') last_end) parts
    where email like 'crowd-%'`);
  const crowd = text`user_id in (select id from users where email like 'crowd-%')`;
  await addWords(drizzle(sql), crowd);
  await sql.unsafe('vacuum analyze directory, directory_words, profiles, users');
}

const firstNames =
  'anna ivan maria olga elena natasa sergei dmitri aleksandr aleksei andrei tatiana irina svetlana katia mihail pavel nikolai vladimir ekaterina iulia daria anastasia viktoria polina kirill maksim roman igor oleg martin laura emili sofi peter hans karl greta mehmet aise zeinep elif burak pier kamil antuan hiros iuki haruto sakura ken aoi luka marko nina vera liza sona artem egor timur';
const surnameStarts =
  'ivan petr sidor smirn kuznec popov vasil sokol mihailov novik fedor moroz volk alekse lebed semen egor pavl kozl step nikola orl andre makar nikit zahar zaic solov boris iakov';
const surnameEnds = 'ov ova ev eva in ina ski skaia enko uk ian er';
