-- By hand: UNLOGGED, because what is lost in a crash is asked for again.
CREATE UNLOGGED TABLE "live_checks" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	CONSTRAINT "live_checks_one_check" CHECK ("live_checks"."id" = 1)
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "live_presence" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"is_here" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_presence" ADD CONSTRAINT "live_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;