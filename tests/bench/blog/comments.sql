-- What readers did with the comments: one thread has very many answers, some are reported, some are hidden.

insert into comments (document_id, parent_id, user_id, body, created_at)
select thread.document_id, thread.id, 1 + number % 400 + (select min(id) from users where email like 'reader-%@bench.example'),
  'One more answer, ' || number || '.', now()
from generate_series(1, 20000) number
cross join (select max(id) as id, document_id from comments where parent_id is null
  and document_id = (select id from documents where slug = 'bench-post-1') group by document_id) thread;

insert into comment_likes (comment_id, user_id)
select comments.id, users.id from comments
join users on users.email = 'reader-' || 1 + comments.id % 500 || '@bench.example'
where comments.id % 4 = 0;

-- Five thousand wait for a decision, as many again were decided; each was reported once.
insert into cases (kind, subject, opened_at, due_at, outcome, decided_at)
select 'comment', id::text, now(), now() + interval '1 day',
  case when id % 40 = 0 then 'dismissed'::case_outcome end, case when id % 40 = 0 then now() end
from comments where id % 20 = 0;

insert into reports (case_id, reporter_id, reason, note, sha256, created_at)
select cases.id, users.id, 'spam', 'Look at this.', repeat('0', 64), now()
from cases join users on users.email = 'reader-' || 1 + cases.subject::int % 500 || '@bench.example'
where cases.kind = 'comment';

update comments set hidden_at = now(), hidden_reason = 'An advertisement.' where id % 50 = 0;

vacuum (analyze);
