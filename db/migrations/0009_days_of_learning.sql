ALTER TABLE "learning_days" ADD COLUMN "paid_reviews" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_days" ADD COLUMN "practised" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_days" ADD COLUMN "counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whatever counted until now still does: nobody's days in a row become fewer.
UPDATE "learning_days" SET "practised" = "right", "counted" = "answers" + "reviews" > 0, "paid_reviews" = least(50, "reviews");--> statement-breakpoint
UPDATE "badges" SET "badge" = 'rank_' || substr("badge", 7) WHERE "badge" ~ '^level_\d+$';
