CREATE TYPE "public"."call_outcome" AS ENUM('completed', 'declined', 'busy', 'missed', 'cancelled', 'failed');--> statement-breakpoint
CREATE TYPE "public"."call_state" AS ENUM('ringing', 'answered', 'ended');--> statement-breakpoint
ALTER TYPE "public"."message_kind" ADD VALUE 'call';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'call_missed';--> statement-breakpoint
CREATE TABLE "call_choices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"relay_only" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_seats" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"call_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_signals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "call_signals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"call_id" integer NOT NULL,
	"sender_id" integer NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dialog_id" integer NOT NULL,
	"caller_id" integer NOT NULL,
	"callee_id" integer NOT NULL,
	"state" "call_state" DEFAULT 'ringing' NOT NULL,
	"outcome" "call_outcome",
	"caller_client" uuid NOT NULL,
	"callee_client" uuid,
	"caller_seen_at" timestamp with time zone NOT NULL,
	"callee_seen_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"connected_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"seq" bigint,
	CONSTRAINT "calls_outcome_check" CHECK (("calls"."state" = 'ended') = ("calls"."outcome" is not null))
);
--> statement-breakpoint
ALTER TABLE "call_choices" ADD CONSTRAINT "call_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_seats" ADD CONSTRAINT "call_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_seats" ADD CONSTRAINT "call_seats_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_signals" ADD CONSTRAINT "call_signals_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_dialog_id_dialogs_id_fk" FOREIGN KEY ("dialog_id") REFERENCES "public"."dialogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_seats_call_idx" ON "call_seats" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "call_signals_call_idx" ON "call_signals" USING btree ("call_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_message_key" ON "calls" USING btree ("dialog_id","seq");