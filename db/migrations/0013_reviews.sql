CREATE TYPE "public"."shared_activity" AS ENUM('lesson');--> statement-breakpoint
CREATE TABLE "teacher_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teacher_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer NOT NULL,
	"author_id" integer,
	"activity" "shared_activity" NOT NULL,
	"stars" integer NOT NULL,
	"body" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answer_edited_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "teacher_reviews_stars_check" CHECK ("teacher_reviews"."stars" between 1 and 5),
	CONSTRAINT "teacher_reviews_self_check" CHECK ("teacher_reviews"."teacher_id" <> "teacher_reviews"."author_id"),
	CONSTRAINT "teacher_reviews_answer_check" CHECK (("teacher_reviews"."answer" is null) = ("teacher_reviews"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "directory" ADD COLUMN "tested_level" "cefr_level";--> statement-breakpoint
ALTER TABLE "directory" ADD COLUMN "open_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher_reviews" ADD CONSTRAINT "teacher_reviews_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_reviews" ADD CONSTRAINT "teacher_reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_reviews_pair_key" ON "teacher_reviews" USING btree ("teacher_id","author_id");--> statement-breakpoint
CREATE INDEX "teacher_reviews_list_idx" ON "teacher_reviews" USING btree ("teacher_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "teacher_reviews_author_idx" ON "teacher_reviews" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "directory_public_idx" ON "directory" USING btree ("user_id") WHERE "directory"."is_public";--> statement-breakpoint
CREATE INDEX "directory_public_country_idx" ON "directory" USING btree ("country","user_id") WHERE "directory"."is_public";--> statement-breakpoint
CREATE INDEX "directory_public_name_idx" ON "directory" USING gin ("name_key" gin_trgm_ops) WHERE "directory"."is_public";--> statement-breakpoint
CREATE INDEX "directory_tested_idx" ON "directory" USING btree ("tested_level","active_at" DESC NULLS LAST,"user_id" DESC NULLS LAST) WHERE "directory"."tested_level" is not null;--> statement-breakpoint
-- The fields that everybody sees of those who are in the directory already.
UPDATE "directory" d SET "open_fields" = (
	SELECT coalesce(array_agg(shown.key ORDER BY shown.key), '{}') FROM jsonb_each_text(p."shown_to") shown WHERE shown.value = 'everyone'
) FROM "profiles" p WHERE p."user_id" = d."user_id" AND p."audience" = 'everyone';
