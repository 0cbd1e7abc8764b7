-- Every lesson is gone through twice, one after the other; of every third learner the last run is still open.

create temp table taught as
select l.id as lesson, row_number() over (order by c.position, l.position) - 1 as place, count(*) over () as amount
from lessons l join courses c on c.id = l.course_id
where not l.withdrawn and not l.announced and not c.withdrawn and not c.announced
  and exists (select from exercises e where e.lesson_id = l.id and not e.withdrawn);

create temp table run as
select
  row_number() over (order by l.n, k) as number, md5('run ' || l.n || ' ' || k)::uuid as id, l.id as user_id, t.lesson, k,
  l.began + (current_setting('bench.moment')::timestamptz - interval '15 minutes' - l.began) * ((k + pg_temp.lot(l.n * 1000 + k, 3)) / l.runs) as started_at,
  not (l.n % 3 = 0 and k = l.runs - 1) as is_done,
  k % 2 = 0 and k / 2 < t.amount as is_first
from learner l
cross join lateral generate_series(0, l.runs - 1) k
join taught t on t.place = k / 2 % t.amount;

insert into runs (id, user_id, lesson_id, started_at, finished_at, bonus)
select id, user_id, lesson, started_at, case when is_done then started_at + interval '12 minutes' end, case when is_first and is_done then 20 else 0 end
from run order by started_at;

create temp table place_of as
select id as exercise, lesson_id as lesson, row_number() over (partition by lesson_id order by position, id) - 1 as place, count(*) over (partition by lesson_id) as amount
from exercises where not withdrawn;

-- First tries: eight of ten are right or almost, and more the second time.
create temp table try as
select
  r.number, r.id as run, r.user_id, r.started_at, r.is_done, r.is_first, p.exercise, p.place, p.amount,
  case
    when luck < 0.72 then 'right'
    when luck < 0.80 or not r.is_first and luck < 0.90 then 'almost'
    else 'wrong'
  end::verdict as verdict
from run r
join place_of p on p.lesson = r.lesson and (r.is_done or p.place < p.amount / 2)
cross join lateral (select pg_temp.lot(r.number * 200 + p.place, 4) as luck) drawn;

create temp table answer as
select run, place::int as turn, user_id, exercise, verdict, started_at + interval '20 seconds' * (place + 1) as at,
  case when is_first then case verdict when 'right' then 10 when 'almost' then 8 else 0 end else 0 end as points
from try
union all
select run, (amount + row_number() over (partition by number order by place) - 1)::int, user_id, exercise, 'right',
  started_at + interval '20 seconds' * (amount + row_number() over (partition by number order by place)),
  case when is_first then 2 else 0 end
from try where verdict = 'wrong' and is_done;

create temp table graded as
select verdict,
  jsonb_build_object(
    'verdict', verdict, 'issues', '[]'::jsonb, 'expected', 'Моя́ сестра́ живёт в большо́м го́роде.',
    'given', 'Моя сестра живёт в большом городе.', 'places', null,
    'diff', jsonb_build_array(jsonb_build_object('change', 'same', 'text', 'Моя сестра живёт в большом городе.'))
  ) as grade
from unnest(enum_range(null::verdict)) verdict;

insert into attempts (run_id, turn, user_id, exercise_id, answer, grade, verdict, hints, points, answered_at)
select a.run, a.turn, a.user_id, a.exercise, '{"kind": "write", "text": "Моя сестра живёт в большом городе."}', g.grade, a.verdict, 0, a.points, a.at
from answer a join graded g using (verdict)
order by a.at;

insert into hints (run_id, exercise_id, level)
select run, exercise, 1 from try where pg_temp.lot(number * 200 + place, 5) < 0.03;

insert into rewards (user_id, reason, subject_id, points, paid_at)
select user_id, 'exercise', exercise, points, at from answer where points > 0 order by at;
insert into rewards (user_id, reason, subject_id, points, paid_at)
select user_id, 'lesson', lesson, 20, started_at + interval '12 minutes' from run where is_first and is_done order by started_at;
