-- Learners who came within a year; of each the number, how many runs they made, and how eager they are with reviews.

insert into users (email, first_name, surname, birth_date, locale, password_hash, time_zone, consented_at, email_verified_at, created_at)
select
  'learner-' || n || '@bench.example', 'Learner', 'Number ' || n, '1990-01-01',
  (array['en', 'de', 'fr', 'it', 'tr', 'ru'])[1 + n % 6], 'none',
  (array['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Europe/Moscow', 'Asia/Kolkata', 'UTC'])[1 + n % 6],
  began, began, began
from generate_series(1, current_setting('bench.learners')::int) n
cross join lateral (
  select current_setting('bench.moment')::timestamptz
    - interval '1 day' * case when n = 1 then 365 else 10 + floor(355 * pg_temp.lot(n, 1)) end as began
) came
order by n;

create temp table learner as
select id, n, time_zone as zone, created_at as began, n = 1 as is_heavy,
  case when n = 1 then 260 else least(80, 1 + floor(-10 * ln(1 - pg_temp.lot(n, 2))))::int end as runs
from users
cross join lateral (select substring(email from 'learner-(\d+)@')::int as n) number
where email like 'learner-%@bench.example';
create unique index on learner (id);

insert into placements (user_id, started_at, finished_at, ability, error, level)
select id, began, began + interval '5 minutes', 0, 0.6, (array['A0', 'A0', 'A1', 'A2'])[1 + n % 4]::cefr_level
from learner where n % 2 = 0;

insert into plans (user_id, goal, level, course_id, minutes, weekdays, deadline, started_at, changed_at)
select
  id,
  case when n % 3 = 0 then (enum_range(null::learning_goal))[1 + n % 6] end,
  case when n % 3 = 1 then (array['A1', 'A2', 'B1', 'B2'])[1 + n % 4]::cefr_level end,
  case when n % 3 = 2 then (select c.id from courses c where c.slug = 'bench-' || 1 + n % 10) end,
  10 + n % 4 * 10,
  case when n % 2 = 0 then '{1,3,5}'::smallint[] else '{1,2,3,4,5,6}'::smallint[] end,
  case when n % 4 = 0 then current_setting('bench.moment')::date + 200 end,
  began, began
from learner where n % 5 > 0;

insert into days_off (user_id, day)
select id, current_setting('bench.moment')::date + offset_days
from learner cross join generate_series(-20, 13, 11) offset_days
where n % 5 = 1;

insert into course_saves (user_id, course_id, saved_at)
select l.id, c.id, l.began from learner l join courses c on c.slug = 'bench-' || 1 + l.n % 10 where l.n % 3 = 0;
