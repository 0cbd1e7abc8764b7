ALTER TYPE "public"."report_subject" ADD VALUE 'message';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'chat_unread';--> statement-breakpoint
CREATE TABLE "notification_texts" (
	"user_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_reminder_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"checked_until" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_reminder_state_check" CHECK ("chat_reminder_state"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "consent_version" SET DEFAULT 3;--> statement-breakpoint
ALTER TABLE "notification_texts" ADD CONSTRAINT "notification_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_created_idx" ON "messages" USING brin ("created_at") WITH (autosummarize=true);