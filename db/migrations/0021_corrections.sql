ALTER TYPE "public"."notification_kind" ADD VALUE 'correction_made';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'correction_accepted';--> statement-breakpoint
ALTER TYPE "public"."reward_reason" ADD VALUE 'correction';--> statement-breakpoint
ALTER TYPE "public"."shared_activity" ADD VALUE 'correction';--> statement-breakpoint
CREATE TABLE "message_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dialog_id" integer NOT NULL,
	"seq" bigint NOT NULL,
	"corrector_id" integer NOT NULL,
	"original" text NOT NULL,
	"body" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"points" smallint,
	"settled_at" timestamp with time zone,
	CONSTRAINT "message_corrections_answer_check" CHECK ("message_corrections"."accepted_at" is null or "message_corrections"."declined_at" is null),
	CONSTRAINT "message_corrections_settled_check" CHECK (("message_corrections"."points" is null) = ("message_corrections"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "message_corrections" ADD CONSTRAINT "message_corrections_message_fk" FOREIGN KEY ("dialog_id","seq") REFERENCES "public"."messages"("dialog_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_corrections_message_key" ON "message_corrections" USING btree ("dialog_id","seq");--> statement-breakpoint
CREATE INDEX "message_corrections_corrector_idx" ON "message_corrections" USING btree ("corrector_id","settled_at");--> statement-breakpoint
CREATE INDEX "message_corrections_open_idx" ON "message_corrections" USING btree ("created_at") WHERE "message_corrections"."settled_at" is null;