CREATE TABLE "catalogue_versions" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "catalogue_versions_one_row" CHECK ("catalogue_versions"."is_only")
);
--> statement-breakpoint
INSERT INTO "catalogue_versions" ("version") VALUES (0);--> statement-breakpoint
CREATE FUNCTION "change_catalogue_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	this_transaction bigint := pg_current_xact_id()::text::bigint;
BEGIN
	UPDATE "catalogue_versions" SET "version" = this_transaction WHERE "version" <> this_transaction;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "courses_change_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "courses" FOR EACH STATEMENT EXECUTE FUNCTION "change_catalogue_version"();--> statement-breakpoint
CREATE TRIGGER "lessons_change_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "lessons" FOR EACH STATEMENT EXECUTE FUNCTION "change_catalogue_version"();--> statement-breakpoint
CREATE TRIGGER "words_change_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "words" FOR EACH STATEMENT EXECUTE FUNCTION "change_catalogue_version"();--> statement-breakpoint
CREATE TRIGGER "exercises_change_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "exercises" FOR EACH STATEMENT EXECUTE FUNCTION "change_catalogue_version"();--> statement-breakpoint
CREATE TRIGGER "settings_change_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings" FOR EACH STATEMENT EXECUTE FUNCTION "change_catalogue_version"();
