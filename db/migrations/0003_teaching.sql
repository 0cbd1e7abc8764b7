CREATE TYPE "public"."appeal_decision" AS ENUM('accepted', 'declined');--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"exercise_id" integer NOT NULL,
	"run_id" uuid NOT NULL,
	"turn" integer NOT NULL,
	"given" text[] NOT NULL,
	"grade" jsonb NOT NULL,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	"decision" "appeal_decision",
	"reason" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"restored" smallint DEFAULT 0 NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "check_answers" (
	"check_id" uuid NOT NULL,
	"turn" smallint NOT NULL,
	"exercise_id" integer NOT NULL,
	"answer" jsonb,
	"verdict" "verdict" NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_answers_check_id_turn_pk" PRIMARY KEY("check_id","turn")
);
--> statement-breakpoint
CREATE TABLE "checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"asked" integer[] NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"passed" boolean
);
--> statement-breakpoint
CREATE TABLE "lesson_openings" (
	"user_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_openings_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "course_teachers" (
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_teachers_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "accepted" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "stability" double precision GENERATED ALWAYS AS ((before->>'stability')::float8) STORED;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_run_id_turn_attempts_run_id_turn_fk" FOREIGN KEY ("run_id","turn") REFERENCES "public"."attempts"("run_id","turn") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_answers" ADD CONSTRAINT "check_answers_check_id_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_answers" ADD CONSTRAINT "check_answers_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_openings" ADD CONSTRAINT "lesson_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_openings" ADD CONSTRAINT "lesson_openings_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_teachers" ADD CONSTRAINT "course_teachers_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_teachers" ADD CONSTRAINT "course_teachers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_attempt_key" ON "appeals" USING btree ("run_id","turn");--> statement-breakpoint
CREATE INDEX "appeals_user_idx" ON "appeals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "appeals_exercise_idx" ON "appeals" USING btree ("exercise_id","decision");--> statement-breakpoint
CREATE INDEX "appeals_decided_by_idx" ON "appeals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "check_answers_exercise_idx" ON "check_answers" USING btree ("exercise_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checks_open_key" ON "checks" USING btree ("user_id","lesson_id") WHERE "checks"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "checks_user_lesson_idx" ON "checks" USING btree ("user_id","lesson_id","started_at");--> statement-breakpoint
CREATE INDEX "checks_lesson_idx" ON "checks" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_openings_lesson_idx" ON "lesson_openings" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "course_teachers_user_idx" ON "course_teachers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_stability_idx" ON "reviews" USING btree ("user_id","card_id","turn","reviewed_at","stability");