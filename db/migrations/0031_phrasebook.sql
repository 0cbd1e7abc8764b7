CREATE TYPE "public"."register" AS ENUM('neutral', 'formal', 'informal');--> statement-breakpoint
CREATE TABLE "phrase_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phrase_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phrase_id" integer NOT NULL,
	"locale" text NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phrases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phrases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"situation_id" integer NOT NULL,
	"position" integer NOT NULL,
	"register" "register" NOT NULL,
	"other_id" integer,
	"texts" jsonb NOT NULL,
	CONSTRAINT "phrases_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "phrase_situations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phrase_situations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	CONSTRAINT "phrase_situations_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "phrase_keys" ADD CONSTRAINT "phrase_keys_phrase_id_phrases_id_fk" FOREIGN KEY ("phrase_id") REFERENCES "public"."phrases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_situation_id_phrase_situations_id_fk" FOREIGN KEY ("situation_id") REFERENCES "public"."phrase_situations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_other_fk" FOREIGN KEY ("other_id") REFERENCES "public"."phrases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "phrase_keys_phrase_key" ON "phrase_keys" USING btree ("phrase_id","locale","key");--> statement-breakpoint
CREATE INDEX "phrase_keys_key_idx" ON "phrase_keys" USING btree ("locale","key");--> statement-breakpoint
CREATE INDEX "phrase_keys_trigram_idx" ON "phrase_keys" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "phrases_other_idx" ON "phrases" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "phrases_situation_idx" ON "phrases" USING btree ("situation_id","position");