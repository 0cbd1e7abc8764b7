ALTER TYPE "public"."message_kind" ADD VALUE 'picture';--> statement-breakpoint
ALTER TYPE "public"."message_kind" ADD VALUE 'voice';--> statement-breakpoint
CREATE TABLE "message_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sender_id" integer NOT NULL,
	"receiver_id" integer NOT NULL,
	"dialog_id" integer,
	"seq" bigint,
	"kind" "message_kind" NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"duration_ms" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_media_sent_check" CHECK (("message_media"."dialog_id" is null) = ("message_media"."seq" is null)),
	CONSTRAINT "message_media_facts_check" CHECK (("message_media"."width" is null) = ("message_media"."height" is null) and ("message_media"."width" is null) <> ("message_media"."duration_ms" is null))
);
--> statement-breakpoint
ALTER TABLE "message_media" ADD CONSTRAINT "message_media_message_fk" FOREIGN KEY ("dialog_id","seq") REFERENCES "public"."messages"("dialog_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_media_message_key" ON "message_media" USING btree ("dialog_id","seq");--> statement-breakpoint
CREATE INDEX "message_media_sender_idx" ON "message_media" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "message_media_unsent_idx" ON "message_media" USING btree ("created_at") WHERE "message_media"."seq" is null;