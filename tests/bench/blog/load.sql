-- Articles in two languages, and what readers say of them; the first post has half of all comments.
-- bench.posts and bench.comments say how many.

insert into users (email, first_name, surname, birth_date, locale, password_hash, time_zone, consented_at, email_verified_at, created_at)
select 'reader-' || n || '@bench.example', 'Reader', 'Number ' || n, '1990-01-01', 'en', 'none', 'UTC', now(), now(), now()
from generate_series(1, 500) n;

insert into categories (slug, position, title, summary)
select 'bench-' || n, 100 + n, '{"ru": "Рубрика", "en": "Category"}', '{"ru": "Рубрика", "en": "Category"}'
from generate_series(1, 6) n;

insert into tags (slug, title)
select 'bench-' || n, '{"ru": "Тема", "en": "Tag"}' from generate_series(1, 24) n;

-- Some words are in every text, most in few: the n-th of 20,000 about as often as 1/n.
create temp table vocabulary as
select n, 'w' || substr(md5(n::text), 1, 2 + n % 7) || n as latin,
  translate(substr(md5((n * 7)::text), 1, 3 + n % 7), '0123456789abcdef', 'аеиоутнксврлмпдб') || 'ов' as cyrillic
from generate_series(1, 20000) n;
create unique index on vocabulary (n);

insert into documents (kind, slug, category_id, state, published_at, created_at, reads)
select 'post', 'bench-post-' || n, (select id from categories where slug = 'bench-' || 1 + n % 6),
  case when n % 50 = 0 then 'draft'::document_state else 'published' end,
  now() - n * interval '3 hours', now() - n * interval '3 hours', n % 1000
from generate_series(1, current_setting('bench.posts')::int) n;

-- Each text has one of 400 bodies for its language: making ten thousand of them takes minutes and finds no more.
create temp table bodies as
select part.n % 400 as n, locale, string_agg(case locale when 'en' then latin else cyrillic end, ' ') as body
from (
  select place as n, 1 + floor(exp(random() * ln(19999)))::int as word from generate_series(1, 120000) place
) part
join vocabulary on vocabulary.n = part.word
cross join (values ('en'), ('ru')) language (locale)
group by part.n % 400, locale;
create unique index on bodies (n, locale);

insert into document_texts (document_id, locale, title, description, body, words, published_at, updated_at)
select d.id, bodies.locale, 'Article about cases ' || d.id, 'What one has to know about it.', bodies.body, 300, d.published_at, d.published_at
from documents d
join bodies on bodies.n = d.id % 400
where d.slug like 'bench-post-%';

insert into document_tags (document_id, tag_id)
select d.id, t.id from documents d
join tags t on t.slug in ('bench-' || 1 + d.id % 24, 'bench-' || 1 + d.id / 24 % 24, 'bench-' || 1 + d.id / 576 % 24)
where d.slug like 'bench-post-%'
on conflict do nothing;

create temp table reader as
select id, row_number() over (order by id) - 1 as n from users where email like 'reader-%@bench.example';
create unique index on reader (n);

insert into comments (document_id, user_id, body, likes, created_at)
select case when number % 2 = 0 then first.id else first.id + 1 + number % (current_setting('bench.posts')::int - 1) end,
  reader.id, 'Something that reader ' || number || ' says of it.', floor(exp(random() * 6))::int - 1, now() - number * interval '1 minute'
from generate_series(1, current_setting('bench.comments')::int * 6 / 10) number
join reader on reader.n = number % 500
cross join (select min(id) as id from documents where slug like 'bench-post-%') first;

insert into comments (document_id, parent_id, user_id, body, likes, created_at)
select parent.document_id, parent.id, reader.id, 'Answer ' || number || '.', floor(exp(random() * 3))::int - 1, parent.created_at + interval '1 hour'
from generate_series(1, current_setting('bench.comments')::int - current_setting('bench.comments')::int * 6 / 10) number
join (select id, document_id, created_at, row_number() over (order by id) as place from comments where parent_id is null) parent
  on parent.place = 1 + number * 3 / 2 % (current_setting('bench.comments')::int * 6 / 10)
join reader on reader.n = number % 500;
