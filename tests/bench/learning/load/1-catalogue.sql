-- Ten courses of twelve lessons beside the real ones, made of their exercises and words.

-- From 0 up to, never including, 1: the same for the same two numbers.
create function pg_temp.lot(number bigint, salt int) returns float8 immutable parallel safe language sql
  return (hashint8extended(number, salt) & 2147483647) / 2147483648.0;

create temp table real_lesson as
  select l.*, row_number() over (order by l.id) - 1 as place, count(*) over () as amount from lessons l;
create temp table real_exercise as
  select e.*, row_number() over (order by e.id) - 1 as place, count(*) over () as amount from exercises e;
create temp table real_word as
  select w.*, row_number() over (order by w.id) - 1 as place, count(*) over () as amount from words w;

insert into courses (slug, position, level, title, summary)
select 'bench-' || n, 1000 + n, (enum_range(null::cefr_level))[least(5, 1 + n / 2)], real.title, real.summary
from generate_series(1, 10) n
cross join lateral (select title, summary from courses order by position limit 1) real;

insert into lessons (course_id, slug, position, title, summary, lecture)
select c.id, 'lesson-' || n, n, r.title, r.summary, r.lecture
from courses c
cross join generate_series(1, 12) n
join real_lesson r on r.place = (c.position * 12 + n) % r.amount
where c.slug like 'bench-%'
order by c.position, n;

insert into exercises (lesson_id, key, kind, position, content, topics)
select l.id, 'exercise-' || n, r.kind, n, r.content, r.topics
from lessons l
cross join generate_series(1, 16) n
join real_exercise r on r.place = (l.id * 16 + n) % r.amount
where l.slug like 'lesson-%'
order by l.id, n;

insert into words (lesson_id, key, position, russian, part, gender, plural, gloss, forms, example)
select l.id, 'word-' || n, n, r.russian, r.part, r.gender, r.plural, r.gloss, r.forms, r.example
from lessons l
cross join generate_series(1, 6) n
join real_word r on r.place = (l.id * 6 + n) % r.amount
where l.slug like 'lesson-%'
order by l.id, n;
