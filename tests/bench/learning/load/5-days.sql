-- What follows from the log: days of learning, points and badges.

insert into learning_days (user_id, day, answers, "right", reviews, seconds, points)
select w.user_id, (w.at at time zone l.zone - interval '4 hours')::date, count(*), count(*) filter (where w.verdict <> 'wrong'), sum(w.reviews), sum(w.seconds), sum(w.points)
from (
  select user_id, answered_at as at, verdict, 0 as reviews, 20 as seconds, points from attempts
  union all
  select user_id, reviewed_at, verdict, 1, 6, points from reviews
) w
join learner l on l.id = w.user_id
group by 1, 2
order by 2, 1;

update users set points = paid.points
from (select user_id, sum(points) as points from rewards group by user_id) paid
where paid.user_id = users.id and users.id in (select id from learner);

insert into badges (user_id, badge, earned_at)
select l.id, badge, current_setting('bench.moment')::timestamptz - interval '1 hour'
from learner l
join users u on u.id = l.id
cross join lateral (
  select count(*) as days, coalesce(sum("right"), 0) as right_answers, count(*) filter (where reviews > 0) as review_days
  from learning_days d where d.user_id = l.id
) done
cross join lateral (
  select 'first_lesson' as badge where exists (select from runs r where r.user_id = l.id and r.finished_at is not null)
  union all select 'right_100' where right_answers >= 100
  union all select 'right_1000' where right_answers >= 1000
  union all select 'review_week' where review_days >= 7
  union all select 'days_' || least from unnest(array[7, 30, 100, 365]) least where days >= least
  union all select 'level_' || floor((1 + sqrt(1 + 4 * u.points / 50.0)) / 2) where u.points >= 100
) earned;
