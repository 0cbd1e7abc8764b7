CREATE TYPE "public"."case_outcome" AS ENUM('dismissed', 'acted');--> statement-breakpoint
CREATE TYPE "public"."report_subject" AS ENUM('profile', 'photo', 'name', 'comment', 'post', 'course_review', 'teacher_review');--> statement-breakpoint
CREATE TYPE "public"."appeal_outcome" AS ENUM('upheld', 'lifted');--> statement-breakpoint
CREATE TYPE "public"."sanction_kind" AS ENUM('warning', 'mute', 'suspension');--> statement-breakpoint
ALTER TYPE "public"."report_reason" ADD VALUE 'child';--> statement-breakpoint
ALTER TYPE "public"."report_reason" ADD VALUE 'sexual';--> statement-breakpoint
ALTER TYPE "public"."report_reason" ADD VALUE 'impostor';--> statement-breakpoint
CREATE TABLE "cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "report_subject" NOT NULL,
	"subject" text NOT NULL,
	"owner_id" integer,
	"opened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_by" integer,
	"claimed_at" timestamp with time zone,
	"outcome" "case_outcome",
	"reason" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"hidden" jsonb
);
--> statement-breakpoint
CREATE TABLE "evidence" (
	"case_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"snapshot" text NOT NULL,
	"picture" "bytea",
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "evidence_case_id_sha256_pk" PRIMARY KEY("case_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"reporter_id" integer,
	"reason" "report_reason" NOT NULL,
	"note" text,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sanction_appeals" (
	"sanction_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" "appeal_outcome",
	"answer" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sanctions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sanctions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" "sanction_kind" NOT NULL,
	"reason" text NOT NULL,
	"case_id" integer,
	"imposed_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"acknowledged_at" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	CONSTRAINT "sanctions_mute_check" CHECK ("sanctions"."kind" <> 'mute' or "sanctions"."ends_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "withheld_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "muted_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanction_appeals" ADD CONSTRAINT "sanction_appeals_sanction_id_sanctions_id_fk" FOREIGN KEY ("sanction_id") REFERENCES "public"."sanctions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanction_appeals" ADD CONSTRAINT "sanction_appeals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_imposed_by_users_id_fk" FOREIGN KEY ("imposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cases_open_key" ON "cases" USING btree ("kind","subject") WHERE "cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "cases_subject_idx" ON "cases" USING btree ("kind","subject","decided_at");--> statement-breakpoint
CREATE INDEX "cases_due_idx" ON "cases" USING btree ("due_at","id") WHERE "cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "cases_decided_idx" ON "cases" USING btree ("decided_at","id");--> statement-breakpoint
CREATE INDEX "cases_owner_idx" ON "cases" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "cases_claimed_by_idx" ON "cases" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "cases_decided_by_idx" ON "cases" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_case_key" ON "reports" USING btree ("case_id","reporter_id");--> statement-breakpoint
CREATE INDEX "reports_reporter_idx" ON "reports" USING btree ("reporter_id","id");--> statement-breakpoint
CREATE INDEX "sanction_appeals_decided_by_idx" ON "sanction_appeals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "sanction_appeals_open_idx" ON "sanction_appeals" USING btree ("created_at") WHERE "sanction_appeals"."outcome" is null;--> statement-breakpoint
CREATE INDEX "sanctions_user_idx" ON "sanctions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "sanctions_case_idx" ON "sanctions" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "sanctions_imposed_by_idx" ON "sanctions" USING btree ("imposed_by");--> statement-breakpoint
CREATE INDEX "users_suspended_idx" ON "users" USING btree ("suspended_until") WHERE "users"."suspended_until" is not null;
--> statement-breakpoint
-- By hand: reports of comments become cases, with the comment as it is now as their evidence.
INSERT INTO "cases" ("kind", "subject", "owner_id", "opened_at", "due_at", "outcome", "reason", "decided_by", "decided_at", "hidden")
SELECT 'comment', r."comment_id"::text, c."user_id", min(r."created_at"), min(r."created_at") + interval '24 hours',
	CASE r."outcome" WHEN 'hidden' THEN 'acted'::"case_outcome" WHEN 'dismissed' THEN 'dismissed'::"case_outcome" END,
	CASE r."outcome" WHEN 'hidden' THEN c."hidden_reason" END, min(r."decided_by"), r."decided_at",
	CASE WHEN r."outcome" = 'hidden' AND c."hidden_at" IS NOT NULL THEN '{}'::jsonb END
FROM "comment_reports" r JOIN "comments" c ON c."id" = r."comment_id"
GROUP BY c."id", r."comment_id", r."outcome", r."decided_at"
ORDER BY min(r."created_at");--> statement-breakpoint
INSERT INTO "evidence" ("case_id", "sha256", "snapshot", "sealed_at")
SELECT sealed."id", encode(sha256(convert_to(sealed."snapshot", 'UTF8')), 'hex'), sealed."snapshot", now()
FROM (SELECT k."id", json_build_object('name', u."first_name" || ' ' || u."surname", 'title', NULL, 'text', c."body",
		'href', NULL, 'picture', NULL)::text AS "snapshot"
	FROM "cases" k JOIN "comments" c ON c."id" = k."subject"::int LEFT JOIN "users" u ON u."id" = c."user_id") sealed;--> statement-breakpoint
INSERT INTO "reports" ("case_id", "reporter_id", "reason", "note", "sha256", "created_at")
SELECT k."id", r."user_id", r."reason", r."note", e."sha256", r."created_at"
FROM "comment_reports" r
JOIN "cases" k ON k."subject" = r."comment_id"::text AND k."decided_at" IS NOT DISTINCT FROM r."decided_at"
	AND (k."outcome" = 'acted') IS NOT DISTINCT FROM (r."outcome" = 'hidden')
JOIN "evidence" e ON e."case_id" = k."id"
ORDER BY r."id";--> statement-breakpoint
DROP TABLE "comment_reports" CASCADE;--> statement-breakpoint
DROP TYPE "public"."report_outcome";--> statement-breakpoint
-- By hand: evidence is erased, never changed.
CREATE FUNCTION "refuse_change_of_evidence"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'evidence is sealed';
END $$;--> statement-breakpoint
CREATE TRIGGER "evidence_is_sealed" BEFORE UPDATE OR TRUNCATE ON "evidence" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_evidence"();
