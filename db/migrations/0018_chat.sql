CREATE TYPE "public"."message_kind" AS ENUM('text');--> statement-breakpoint
CREATE TYPE "public"."message_reaction" AS ENUM('like', 'heart', 'laugh', 'wow', 'sad', 'thanks');--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'chat_request';--> statement-breakpoint
CREATE TABLE "chat_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"shows_typing" boolean NOT NULL,
	"shows_read" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dialog_members" (
	"dialog_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"read_seq" bigint DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"declined_at" timestamp with time zone,
	"cleared_seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "dialog_members_dialog_id_user_id_pk" PRIMARY KEY("dialog_id","user_id"),
	CONSTRAINT "dialog_members_unread_check" CHECK ("dialog_members"."unread" >= 0)
);
--> statement-breakpoint
CREATE TABLE "dialogs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dialogs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"low_id" integer NOT NULL,
	"high_id" integer NOT NULL,
	"opened_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dialogs_order_check" CHECK ("dialogs"."low_id" < "dialogs"."high_id"),
	CONSTRAINT "dialogs_opened_by_check" CHECK ("dialogs"."opened_by" in ("dialogs"."low_id", "dialogs"."high_id"))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"dialog_id" integer NOT NULL,
	"seq" bigint NOT NULL,
	"version" bigint NOT NULL,
	"sender_id" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" "message_kind" DEFAULT 'text' NOT NULL,
	"body" text NOT NULL,
	"reply_seq" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "messages_dialog_id_seq_pk" PRIMARY KEY("dialog_id","seq"),
	CONSTRAINT "messages_deleted_check" CHECK ("messages"."deleted_at" is null or "messages"."body" = '')
);
--> statement-breakpoint
CREATE TABLE "message_reactions" (
	"dialog_id" integer NOT NULL,
	"seq" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"reaction" "message_reaction" NOT NULL,
	CONSTRAINT "message_reactions_dialog_id_seq_user_id_pk" PRIMARY KEY("dialog_id","seq","user_id")
);
--> statement-breakpoint
ALTER TABLE "chat_settings" ADD CONSTRAINT "chat_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dialog_members" ADD CONSTRAINT "dialog_members_dialog_id_dialogs_id_fk" FOREIGN KEY ("dialog_id") REFERENCES "public"."dialogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dialog_members" ADD CONSTRAINT "dialog_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_dialog_id_dialogs_id_fk" FOREIGN KEY ("dialog_id") REFERENCES "public"."dialogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_message_fk" FOREIGN KEY ("dialog_id","seq") REFERENCES "public"."messages"("dialog_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dialog_members_user_idx" ON "dialog_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dialogs_pair_key" ON "dialogs" USING btree ("low_id","high_id");--> statement-breakpoint
CREATE INDEX "messages_version_idx" ON "messages" USING btree ("dialog_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_key" ON "messages" USING btree ("dialog_id","sender_id","client_id");--> statement-breakpoint
CREATE INDEX "message_reactions_user_idx" ON "message_reactions" USING btree ("user_id");