CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TYPE "public"."audience" AS ENUM('everyone', 'members', 'friends', 'nobody');--> statement-breakpoint
CREATE TYPE "public"."first_contact" AS ENUM('everyone', 'partners', 'friends', 'nobody');--> statement-breakpoint
CREATE TYPE "public"."interest" AS ENUM('animals', 'art', 'board_games', 'books', 'cars', 'chess', 'cinema', 'cooking', 'cycling', 'dance', 'fashion', 'football', 'gardening', 'history', 'languages', 'mathematics', 'mountains', 'music', 'nature', 'needlework', 'photography', 'poetry', 'programming', 'running', 'science', 'swimming', 'television', 'theatre', 'travel', 'video_games', 'volunteering', 'yoga');--> statement-breakpoint
CREATE TYPE "public"."language_level" AS ENUM('A0', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native');--> statement-breakpoint
CREATE TYPE "public"."occupation" AS ENUM('school_pupil', 'college_student', 'university_student', 'working_specialist', 'businessman', 'freelancer');--> statement-breakpoint
CREATE TYPE "public"."person_gender" AS ENUM('male', 'female');--> statement-breakpoint
CREATE TABLE "directory" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"name_key" text NOT NULL,
	"birth_date" date NOT NULL,
	"shown_birth_date" date,
	"gender" "person_gender",
	"country" text,
	"native_language" text,
	"russian_level" "cefr_level",
	"occupation" "occupation",
	"is_public" boolean NOT NULL,
	"active_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_languages" (
	"user_id" integer NOT NULL,
	"language" text NOT NULL,
	"level" "language_level" NOT NULL,
	"is_learning" boolean NOT NULL,
	CONSTRAINT "profile_languages_user_id_language_pk" PRIMARY KEY("user_id","language")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"photo_id" uuid,
	"about" text DEFAULT '' NOT NULL,
	"gender" "person_gender",
	"country" text,
	"native_language" text,
	"russian_level" "cefr_level",
	"occupation" "occupation",
	"goals" "learning_goal"[] DEFAULT '{}' NOT NULL,
	"interests" "interest"[] DEFAULT '{}' NOT NULL,
	"availability" integer DEFAULT 0 NOT NULL,
	"shown_to" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"audience" "audience" DEFAULT 'members' NOT NULL,
	"first_contact" "first_contact" DEFAULT 'everyone' NOT NULL,
	"same_gender" boolean DEFAULT false NOT NULL,
	"same_age" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_availability_check" CHECK ("profiles"."availability" between 0 and 268435455)
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_self_check" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower_id" integer NOT NULL,
	"followed_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follows_follower_id_followed_id_pk" PRIMARY KEY("follower_id","followed_id"),
	CONSTRAINT "follows_self_check" CHECK ("follows"."follower_id" <> "follows"."followed_id")
);
--> statement-breakpoint
CREATE TABLE "friendships" (
	"low_id" integer NOT NULL,
	"high_id" integer NOT NULL,
	"requested_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "friendships_low_id_high_id_pk" PRIMARY KEY("low_id","high_id"),
	CONSTRAINT "friendships_order_check" CHECK ("friendships"."low_id" < "friendships"."high_id"),
	CONSTRAINT "friendships_requested_by_check" CHECK ("friendships"."requested_by" in ("friendships"."low_id", "friendships"."high_id"))
);
--> statement-breakpoint
ALTER TABLE "directory" ADD CONSTRAINT "directory_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_languages" ADD CONSTRAINT "profile_languages_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_photo_id_images_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_id_users_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_low_id_users_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_high_id_users_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_active_idx" ON "directory" USING btree ("active_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "directory_name_idx" ON "directory" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "directory_trio_idx" ON "directory" USING btree ("native_language","country","russian_level","active_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "directory_country_idx" ON "directory" USING btree ("country","active_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "directory_level_idx" ON "directory" USING btree ("russian_level","active_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "directory_native_idx" ON "directory" USING btree ("native_language","active_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "directory_gender_idx" ON "directory" USING btree ("gender","shown_birth_date");--> statement-breakpoint
CREATE INDEX "directory_occupation_idx" ON "directory" USING btree ("occupation","active_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profiles_photo_idx" ON "profiles" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "blocks_blocked_idx" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "follows_followed_idx" ON "follows" USING btree ("followed_id","created_at");--> statement-breakpoint
CREATE INDEX "friendships_high_idx" ON "friendships" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "friendships_requested_by_idx" ON "friendships" USING btree ("requested_by");