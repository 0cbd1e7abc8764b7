CREATE FUNCTION document_dictionary(locale text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE locale
    WHEN 'ru' THEN 'russian'::regconfig WHEN 'en' THEN 'english'::regconfig WHEN 'de' THEN 'german'::regconfig
    WHEN 'fr' THEN 'french'::regconfig WHEN 'it' THEN 'italian'::regconfig WHEN 'tr' THEN 'turkish'::regconfig
    WHEN 'hy' THEN 'armenian'::regconfig WHEN 'el' THEN 'greek'::regconfig WHEN 'da' THEN 'danish'::regconfig
    WHEN 'es' THEN 'spanish'::regconfig WHEN 'nl' THEN 'dutch'::regconfig WHEN 'nb' THEN 'norwegian'::regconfig
    ELSE 'simple'::regconfig
  END;--> statement-breakpoint
CREATE TYPE "public"."report_outcome" AS ENUM('hidden', 'dismissed');--> statement-breakpoint
CREATE TYPE "public"."report_reason" AS ENUM('spam', 'abuse', 'wrong', 'other');--> statement-breakpoint
CREATE TYPE "public"."document_kind" AS ENUM('post', 'page');--> statement-breakpoint
CREATE TYPE "public"."document_state" AS ENUM('draft', 'scheduled', 'published', 'unpublished');--> statement-breakpoint
CREATE TYPE "public"."revision_cause" AS ENUM('loaded', 'saved', 'published', 'restored');--> statement-breakpoint
CREATE TYPE "public"."language_status" AS ENUM('official', 'widespread', 'minority');--> statement-breakpoint
CREATE TYPE "public"."trial_place" AS ENUM('first', 'gap', 'choice', 'pairs', 'write', 'order');--> statement-breakpoint
CREATE TABLE "comment_likes" (
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "comment_likes_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"comment_id" integer NOT NULL,
	"user_id" integer,
	"reason" "report_reason" NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" "report_outcome",
	"decided_by" integer,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer,
	"lesson_id" integer,
	"parent_id" integer,
	"answers_id" integer,
	"user_id" integer,
	"body" text NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_by" integer,
	"hidden_reason" text,
	CONSTRAINT "comments_subject_check" CHECK (num_nonnulls("comments"."document_id", "comments"."lesson_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "document_drafts" (
	"document_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" integer,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_drafts_document_id_locale_pk" PRIMARY KEY("document_id","locale")
);
--> statement-breakpoint
CREATE TABLE "document_reads" (
	"document_id" integer NOT NULL,
	"day" date NOT NULL,
	"reader" text NOT NULL,
	CONSTRAINT "document_reads_document_id_day_reader_pk" PRIMARY KEY("document_id","day","reader")
);
--> statement-breakpoint
CREATE TABLE "document_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"cause" "revision_cause" NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_tags" (
	"document_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "document_tags_document_id_tag_id_pk" PRIMARY KEY("document_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "document_texts" (
	"document_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"words" integer NOT NULL,
	"loaded" text,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS ((
  setweight(to_tsvector(document_dictionary(locale), translate(title, U&'ёЁ\0301', 'еЕ')), 'A') ||
  setweight(to_tsvector(document_dictionary(locale), translate(description, U&'ёЁ\0301', 'еЕ')), 'B') ||
  setweight(to_tsvector(document_dictionary(locale), translate(body, U&'ёЁ\0301', 'еЕ')), 'C'))) STORED NOT NULL,
	CONSTRAINT "document_texts_document_id_locale_pk" PRIMARY KEY("document_id","locale")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "document_kind" NOT NULL,
	"slug" text NOT NULL,
	"category_id" integer,
	"author_id" integer,
	"state" "document_state" DEFAULT 'draft' NOT NULL,
	"cover_id" uuid,
	"published_at" timestamp with time zone,
	"scheduled_for" timestamp with time zone,
	"scheduled_zone" text,
	"scheduled_locales" text[],
	"created_at" timestamp with time zone NOT NULL,
	"reads" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "documents_category_check" CHECK (("documents"."kind" = 'post') = ("documents"."category_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tags_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "course_reviews" (
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"stars" smallint NOT NULL,
	"body" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "course_reviews_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "language_countries" (
	"country" text PRIMARY KEY NOT NULL,
	"status" "language_status" NOT NULL,
	"speakers" integer,
	"source" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tips" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tips_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tips_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "trial_exercises" (
	"place" "trial_place" PRIMARY KEY NOT NULL,
	"exercise_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"exercise_id" integer NOT NULL,
	"version" text NOT NULL,
	"answer" jsonb NOT NULL,
	"grade" jsonb NOT NULL,
	"verdict" "verdict" NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"claimed_by" integer
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_answers_id_comments_id_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_drafts" ADD CONSTRAINT "document_drafts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_drafts" ADD CONSTRAINT "document_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_reads" ADD CONSTRAINT "document_reads_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_revisions" ADD CONSTRAINT "document_revisions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_revisions" ADD CONSTRAINT "document_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_tags" ADD CONSTRAINT "document_tags_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_tags" ADD CONSTRAINT "document_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_texts" ADD CONSTRAINT "document_texts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_cover_id_images_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_exercises" ADD CONSTRAINT "trial_exercises_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_likes_user_idx" ON "comment_likes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comment_reports_key" ON "comment_reports" USING btree ("comment_id","user_id");--> statement-breakpoint
CREATE INDEX "comment_reports_user_idx" ON "comment_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comment_reports_open_idx" ON "comment_reports" USING btree ("id") WHERE "comment_reports"."outcome" is null;--> statement-breakpoint
CREATE INDEX "comment_reports_decided_by_idx" ON "comment_reports" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "comments_document_idx" ON "comments" USING btree ("document_id","id") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_document_best_idx" ON "comments" USING btree ("document_id","likes","id") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_lesson_idx" ON "comments" USING btree ("lesson_id","id") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_lesson_best_idx" ON "comments" USING btree ("lesson_id","likes","id") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_parent_idx" ON "comments" USING btree ("parent_id","id");--> statement-breakpoint
CREATE INDEX "comments_answers_idx" ON "comments" USING btree ("answers_id");--> statement-breakpoint
CREATE INDEX "comments_document_shown_idx" ON "comments" USING btree ("document_id") WHERE "comments"."deleted_at" is null and "comments"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "comments_lesson_shown_idx" ON "comments" USING btree ("lesson_id") WHERE "comments"."deleted_at" is null and "comments"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "comments_hidden_idx" ON "comments" USING btree ("id") WHERE "comments"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "comments_user_idx" ON "comments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_hidden_by_idx" ON "comments" USING btree ("hidden_by");--> statement-breakpoint
CREATE INDEX "document_drafts_saved_by_idx" ON "document_drafts" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "document_reads_day_idx" ON "document_reads" USING btree ("day");--> statement-breakpoint
CREATE INDEX "document_revisions_document_idx" ON "document_revisions" USING btree ("document_id","locale","id");--> statement-breakpoint
CREATE INDEX "document_revisions_user_idx" ON "document_revisions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "document_tags_tag_idx" ON "document_tags" USING btree ("tag_id","document_id");--> statement-breakpoint
CREATE INDEX "document_texts_search_idx" ON "document_texts" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_slug_key" ON "documents" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "documents_public_idx" ON "documents" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "documents"."state" = 'published' and "documents"."kind" = 'post';--> statement-breakpoint
CREATE INDEX "documents_category_idx" ON "documents" USING btree ("category_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "documents_author_idx" ON "documents" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "documents_cover_idx" ON "documents" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "documents_scheduled_idx" ON "documents" USING btree ("scheduled_for") WHERE "documents"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "images_user_idx" ON "images" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "course_reviews_user_idx" ON "course_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_reviews_latest_idx" ON "course_reviews" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "trial_exercises_exercise_idx" ON "trial_exercises" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "trials_exercise_idx" ON "trials" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "trials_claimed_by_idx" ON "trials" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "trials_answered_idx" ON "trials" USING btree ("answered_at");