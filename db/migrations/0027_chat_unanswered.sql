ALTER TABLE "dialogs" ADD COLUMN "unanswered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- By hand: what waits for an answer now.
UPDATE "dialogs" SET "unanswered" = (SELECT count(*) FROM "messages" WHERE "messages"."dialog_id" = "dialogs"."id") WHERE "accepted_at" IS NULL;
