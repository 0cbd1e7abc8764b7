CREATE TYPE "public"."aspect" AS ENUM('imperfective', 'perfective', 'both');--> statement-breakpoint
CREATE TABLE "lexemes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lexemes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"russian" text NOT NULL,
	"part" "part_of_speech" NOT NULL,
	"gender" "gender",
	"plural" boolean DEFAULT false NOT NULL,
	"aspect" "aspect",
	"partner" text,
	"governs" text,
	"level" "cefr_level" NOT NULL,
	"frequency" integer,
	"traits" text[] NOT NULL,
	"tables" jsonb NOT NULL,
	"spellings" text[] NOT NULL,
	CONSTRAINT "lexemes_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "after" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "aspect" "aspect";--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "partner" text;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "governs" text;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "lexeme_id" integer;--> statement-breakpoint
CREATE INDEX "lexemes_spellings_idx" ON "lexemes" USING gin ("spellings");--> statement-breakpoint
CREATE INDEX "lexemes_frequency_idx" ON "lexemes" USING btree ("frequency","id");--> statement-breakpoint
ALTER TABLE "words" ADD CONSTRAINT "words_lexeme_id_lexemes_id_fk" FOREIGN KEY ("lexeme_id") REFERENCES "public"."lexemes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "words_lexeme_idx" ON "words" USING btree ("lexeme_id");