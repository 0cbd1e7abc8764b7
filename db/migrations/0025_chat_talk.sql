ALTER TYPE "public"."message_kind" ADD VALUE 'timer';--> statement-breakpoint
CREATE TABLE "chat_starters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_starters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dialog_id" integer NOT NULL,
	"lexeme_ids" integer[] NOT NULL,
	"after_seq" bigint NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_timers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_timers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dialog_id" integer NOT NULL,
	"started_by" integer NOT NULL,
	"languages" text[] NOT NULL,
	"minutes" smallint NOT NULL,
	"half" smallint DEFAULT 0 NOT NULL,
	"left_ms" integer[] NOT NULL,
	"is_running" boolean DEFAULT true NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"seq" bigint,
	CONSTRAINT "chat_timers_ended_check" CHECK ("chat_timers"."ended_at" is null or not "chat_timers"."is_running")
);
--> statement-breakpoint
ALTER TABLE "chat_starters" ADD CONSTRAINT "chat_starters_dialog_id_dialogs_id_fk" FOREIGN KEY ("dialog_id") REFERENCES "public"."dialogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_timers" ADD CONSTRAINT "chat_timers_dialog_id_dialogs_id_fk" FOREIGN KEY ("dialog_id") REFERENCES "public"."dialogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_starters_dialog_idx" ON "chat_starters" USING btree ("dialog_id","made_at");--> statement-breakpoint
CREATE INDEX "chat_starters_made_idx" ON "chat_starters" USING btree ("made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_timers_live_key" ON "chat_timers" USING btree ("dialog_id") WHERE "chat_timers"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_timers_message_key" ON "chat_timers" USING btree ("dialog_id","seq");