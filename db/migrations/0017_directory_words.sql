CREATE TABLE "directory_words" (
	"user_id" integer NOT NULL,
	"chars_before" smallint NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"name_key" text NOT NULL,
	"birth_date" date NOT NULL,
	"shown_birth_date" date,
	"gender" "person_gender",
	"country" text,
	"native_language" text,
	"russian_level" "cefr_level",
	"tested_level" "cefr_level",
	"occupation" "occupation",
	"active_at" timestamp with time zone NOT NULL,
	CONSTRAINT "directory_words_user_id_chars_before_pk" PRIMARY KEY("user_id","chars_before")
);
--> statement-breakpoint
ALTER TABLE "directory_words" ADD CONSTRAINT "directory_words_user_id_directory_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."directory"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- By hand: the words of everybody who is there, as lib/community/directory/inside/word-queries.ts writes them.
INSERT INTO "directory_words" ("user_id", "chars_before", "word", "name_key", "birth_date", "shown_birth_date", "gender",
	"country", "native_language", "russian_level", "tested_level", "occupation", "active_at")
SELECT d."user_id", w."chars_before", w."word", left(d."name_key", 600), d."birth_date", d."shown_birth_date", d."gender",
	d."country", d."native_language", d."russian_level", d."tested_level", d."occupation", d."active_at"
FROM "directory" d CROSS JOIN LATERAL (
	SELECT "word", sum(length("word") + 1) OVER (ORDER BY "place") - length("word") - 1 AS "chars_before"
	FROM string_to_table(left(d."name_key", 600), ' ') WITH ORDINALITY AS t ("word", "place")) w
WHERE w."word" NOT IN ('', '|');--> statement-breakpoint
-- By hand: with INCLUDE, so that searches read the index alone.
CREATE INDEX "directory_words_idx" ON "directory_words" USING btree ("word","active_at" DESC NULLS LAST,"user_id" DESC NULLS LAST)
	INCLUDE ("chars_before","name_key","birth_date","shown_birth_date","gender","country","native_language","russian_level","tested_level","occupation");--> statement-breakpoint
DROP INDEX "directory_gender_idx";--> statement-breakpoint
DROP INDEX "directory_active_idx";--> statement-breakpoint
CREATE INDEX "directory_active_idx" ON "directory" USING btree ("active_at" DESC NULLS LAST,"user_id" DESC NULLS LAST)
	INCLUDE ("birth_date","shown_birth_date","gender","country","native_language","russian_level","tested_level","occupation");--> statement-breakpoint
DROP INDEX "directory_occupation_idx";--> statement-breakpoint
CREATE INDEX "directory_occupation_idx" ON "directory" USING btree ("occupation","active_at" DESC NULLS LAST,"user_id" DESC NULLS LAST)
	INCLUDE ("birth_date","shown_birth_date","gender","country","native_language","russian_level","tested_level");--> statement-breakpoint
DROP INDEX "directory_trio_idx";--> statement-breakpoint
CREATE INDEX "directory_trio_idx" ON "directory" USING btree ("native_language","country","russian_level","active_at" DESC NULLS LAST,"user_id" DESC NULLS LAST)
	INCLUDE ("birth_date","shown_birth_date","gender","tested_level","occupation");--> statement-breakpoint
-- By hand: an index is read alone only where the table was vacuumed since its last change.
ALTER TABLE "directory" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "directory_words" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);