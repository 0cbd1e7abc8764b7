ALTER TYPE "public"."report_subject" ADD VALUE 'suggestion';--> statement-breakpoint
ALTER TABLE "appeals" ADD COLUMN "message_hidden_at" timestamp with time zone;