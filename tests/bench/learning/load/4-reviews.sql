-- Cards of the words of finished lessons, of some mistakes, and what learners wrote themselves; and their reviews.

create temp table card as
select row_number() over () as number, *
from (
  select r.user_id, 'word'::card_source as source, w.id as word, null::int as exercise, r.started_at + interval '12 minutes' as made
  from run r join words w on w.lesson_id = r.lesson
  where r.is_first and r.is_done and not w.withdrawn and (r.number <= 260 or pg_temp.lot(r.number * 1000 + w.id, 14) < 0.70)
  union all
  select user_id, 'mistake', null, exercise, started_at + interval '12 minutes'
  from try where is_first and is_done and verdict = 'wrong' and (number <= 260 or pg_temp.lot(number * 200 + place, 6) < 0.2)
  union all
  select l.id, 'own', null, null, l.began + interval '1 hour' * k
  from learner l cross join lateral generate_series(1, case when l.is_heavy then 1820 when l.n % 3 = 0 then 4 else 0 end) k
) made
order by made;

create temp table memory as
select c.*, l.is_heavy, current_setting('bench.moment')::timestamptz as moment,
  case
    when l.is_heavy then 5 + floor(4.4 * pg_temp.lot(c.number, 7))
    when pg_temp.lot(c.number, 7) < 0.03 then 0
    else 1 + floor(3.1 * pg_temp.lot(c.number, 8))
  end::int as reps,
  1.5 + 3 * pg_temp.lot(c.number, 9) as firmness
from card c join learner l on l.id = c.user_id;

insert into cards (user_id, source, word_id, exercise_id, own, due, stability, difficulty, state, reps, lapses, learning_steps, scheduled_days, last_review_at, suspended, created_at)
select user_id, source, word, exercise,
  case when source = 'own' then jsonb_build_object('russian', 'сло́во ' || number, 'meaning', 'word ' || number, 'sentence', 'Э́то сло́во ' || number || '.') end,
  case when reps = 0 then made else moment + interval '1 day' * (60 * pg_temp.lot(number, 10) - 3) end,
  case when reps = 0 then 0 else firmness * 2 ^ (reps - 1) end,
  case when reps = 0 then 0 else 5 end,
  case when reps = 0 then 0 else 2 end,
  reps, 0, 0, case when reps = 0 then 0 else round(firmness * 2 ^ (reps - 1)) end,
  case when reps > 0 then made + (moment - made) * ((reps - 1 + pg_temp.lot(number * 20 + reps - 1, 11)) / reps) end,
  pg_temp.lot(number, 12) < 0.02, made
from memory order by number;

create temp table kept as
select c.id, m.* from memory m
join (select id, row_number() over (order by id) as number from cards where user_id in (select id from learner)) c using (number);

insert into reviews (card_id, turn, user_id, answer, grade, verdict, hints, rating, derived, seconds, points, before, reviewed_at)
select k.id, turn, k.user_id, '{"kind": "write", "text": "Моя сестра живёт в большом городе."}', g.grade, g.verdict, 0,
  case g.verdict when 'wrong' then 1 when 'almost' then 2 else 3 end, 3, 6, case when g.verdict = 'right' then 2 else 0 end,
  jsonb_build_object(
    'due', at, 'stability', case when turn = 0 then 0 else k.firmness * 2 ^ (turn - 1) end, 'difficulty', 5,
    'state', case when turn = 0 then 0 else 2 end, 'reps', turn, 'lapses', 0, 'learningSteps', 0,
    'scheduledDays', case when turn = 0 then 0 else 5 end, 'lastReviewAt', case when turn > 0 then at - interval '5 days' end
  ),
  at
from kept k
cross join lateral generate_series(0, k.reps - 1) turn
cross join lateral (
  select k.made + (k.moment - k.made) * ((turn + pg_temp.lot(k.number * 20 + turn, 11)) / k.reps) as at,
    case when pg_temp.lot(k.number * 20 + turn, 13) < 0.85 then 'right' when pg_temp.lot(k.number * 20 + turn, 13) < 0.9 then 'almost' else 'wrong' end::verdict as verdict
) done
join graded g on g.verdict = done.verdict
order by at;

insert into rewards (user_id, reason, subject_id, points, paid_at)
select user_id, 'review', id, points, reviewed_at from reviews where points > 0 order by reviewed_at;
