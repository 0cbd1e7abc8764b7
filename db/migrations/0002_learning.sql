CREATE TYPE "public"."learning_goal" AS ENUM('dating', 'development', 'education', 'job', 'friends', 'practice');--> statement-breakpoint
CREATE TYPE "public"."card_source" AS ENUM('word', 'mistake', 'own');--> statement-breakpoint
ALTER TYPE "public"."reward_reason" ADD VALUE 'review';--> statement-breakpoint
CREATE TABLE "badges" (
	"user_id" integer NOT NULL,
	"badge" text NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "badges_user_id_badge_pk" PRIMARY KEY("user_id","badge")
);
--> statement-breakpoint
CREATE TABLE "course_saves" (
	"user_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_saves_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "days_off" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "days_off_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "learning_days" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"right" integer DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "learning_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"goal" "learning_goal",
	"level" "cefr_level",
	"course_id" integer,
	"minutes" smallint NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"deadline" date,
	"feed_hash" text,
	"started_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plans_feed_hash_unique" UNIQUE("feed_hash")
);
--> statement-breakpoint
CREATE TABLE "placement_answers" (
	"placement_id" uuid NOT NULL,
	"turn" smallint NOT NULL,
	"item_id" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"right" boolean NOT NULL,
	"ability" double precision NOT NULL,
	"error" double precision NOT NULL,
	CONSTRAINT "placement_answers_placement_id_turn_pk" PRIMARY KEY("placement_id","turn")
);
--> statement-breakpoint
CREATE TABLE "placement_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "placement_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"level" "cefr_level" NOT NULL,
	"difficulty" double precision NOT NULL,
	"content" jsonb NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "placement_items_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"ability" double precision NOT NULL,
	"error" double precision NOT NULL,
	"level" "cefr_level"
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"source" "card_source" NOT NULL,
	"word_id" integer,
	"exercise_id" integer,
	"own" jsonb,
	"due" timestamp with time zone NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"state" smallint NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"learning_steps" integer NOT NULL,
	"scheduled_days" integer NOT NULL,
	"last_review_at" timestamp with time zone,
	"suspended" boolean DEFAULT false NOT NULL,
	"buried_until" timestamp with time zone,
	"asked" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"card_id" integer,
	"turn" integer NOT NULL,
	"user_id" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"grade" jsonb NOT NULL,
	"verdict" "verdict" NOT NULL,
	"hints" integer NOT NULL,
	"rating" smallint NOT NULL,
	"derived" smallint NOT NULL,
	"seconds" double precision NOT NULL,
	"points" integer NOT NULL,
	"before" jsonb NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "announced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "topics" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "announced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "badges" ADD CONSTRAINT "badges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_saves" ADD CONSTRAINT "course_saves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_saves" ADD CONSTRAINT "course_saves_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "days_off" ADD CONSTRAINT "days_off_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_answers" ADD CONSTRAINT "placement_answers_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_answers" ADD CONSTRAINT "placement_answers_item_id_placement_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."placement_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_saves_course_idx" ON "course_saves" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "plans_course_idx" ON "plans" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "placement_answers_item_idx" ON "placement_answers" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "placements_user_idx" ON "placements" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_user_word_key" ON "cards" USING btree ("user_id","word_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_user_exercise_key" ON "cards" USING btree ("user_id","exercise_id");--> statement-breakpoint
CREATE INDEX "cards_due_idx" ON "cards" USING btree ("user_id","due") WHERE not "cards"."suspended";--> statement-breakpoint
CREATE INDEX "cards_word_idx" ON "cards" USING btree ("word_id");--> statement-breakpoint
CREATE INDEX "cards_exercise_idx" ON "cards" USING btree ("exercise_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_card_turn_key" ON "reviews" USING btree ("card_id","turn");--> statement-breakpoint
CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id","reviewed_at");