CREATE TYPE "public"."note_kind" AS ENUM('word', 'correction');--> statement-breakpoint
ALTER TYPE "public"."message_kind" ADD VALUE 'note';--> statement-breakpoint
CREATE TABLE "call_notes" (
	"dialog_id" integer NOT NULL,
	"seq" bigint NOT NULL,
	"call_id" integer NOT NULL,
	"kind" "note_kind" NOT NULL,
	"author_kept" boolean DEFAULT false NOT NULL,
	"other_kept" boolean DEFAULT false NOT NULL,
	CONSTRAINT "call_notes_dialog_id_seq_pk" PRIMARY KEY("dialog_id","seq")
);
--> statement-breakpoint
ALTER TABLE "chat_settings" ADD COLUMN "spelling_hints" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "call_notes" ADD CONSTRAINT "call_notes_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_notes" ADD CONSTRAINT "call_notes_message_fk" FOREIGN KEY ("dialog_id","seq") REFERENCES "public"."messages"("dialog_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_notes_call_idx" ON "call_notes" USING btree ("call_id");