CREATE TABLE "annotations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"on_date" date NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight_evaluations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"evaluated_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"made_on" date NOT NULL,
	"content" jsonb NOT NULL,
	"evidence" jsonb NOT NULL,
	"score" double precision NOT NULL,
	"expires_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"dismissed_at" timestamp with time zone,
	"is_useful" boolean
);
--> statement-breakpoint
CREATE TABLE "trend_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"from_on" date NOT NULL,
	"to_on" date NOT NULL,
	"significant" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_measures" (
	"sample_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"engine" text NOT NULL,
	"measures" jsonb NOT NULL,
	"frequencies" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_statistics" (
	"user_id" uuid NOT NULL,
	"measure" text NOT NULL,
	"unit" text NOT NULL,
	"on_date" date NOT NULL,
	"project_id" uuid NOT NULL,
	"tags_key" text NOT NULL,
	"tags" text[] NOT NULL,
	"source" text NOT NULL,
	"amount" bigint NOT NULL,
	"entries" integer NOT NULL,
	"mood_sum" integer NOT NULL,
	"moods" integer NOT NULL,
	CONSTRAINT "daily_statistics_user_id_measure_unit_on_date_project_id_source_tags_key_pk" PRIMARY KEY("user_id","measure","unit","on_date","project_id","source","tags_key")
);
--> statement-breakpoint
CREATE TABLE "hourly_statistics" (
	"user_id" uuid NOT NULL,
	"measure" text NOT NULL,
	"unit" text NOT NULL,
	"on_date" date NOT NULL,
	"project_id" uuid NOT NULL,
	"tags_key" text NOT NULL,
	"tags" text[] NOT NULL,
	"hour" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "hourly_statistics_user_id_measure_unit_on_date_hour_project_id_tags_key_pk" PRIMARY KEY("user_id","measure","unit","on_date","hour","project_id","tags_key")
);
--> statement-breakpoint
CREATE TABLE "statistics_recounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "text_measures" ADD CONSTRAINT "text_measures_sample_id_samples_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."samples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "annotations_user_day" ON "annotations" USING btree ("user_id","on_date","id");--> statement-breakpoint
CREATE INDEX "insight_evaluations_due" ON "insight_evaluations" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "daily_statistics_user_project" ON "daily_statistics" USING btree ("user_id","project_id","on_date");--> statement-breakpoint
CREATE INDEX "insight_statements_user" ON "insight_statements" USING btree ("user_id","made_on","id");--> statement-breakpoint
CREATE INDEX "trend_reports_user" ON "trend_reports" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "text_measures_user" ON "text_measures" USING btree ("user_id");--> statement-breakpoint
CREATE TABLE "monthly_statistics" (
	"user_id" uuid NOT NULL,
	"measure" text NOT NULL,
	"unit" text NOT NULL,
	"month" date NOT NULL,
	"project_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "monthly_statistics_user_id_measure_unit_month_project_id_pk" PRIMARY KEY("user_id","measure","unit","month","project_id")
);
--> statement-breakpoint
CREATE INDEX "daily_statistics_moods" ON "daily_statistics" USING btree ("user_id","on_date") WHERE moods > 0;--> statement-breakpoint
-- Foreign keys to the tables of other slices.
ALTER TABLE "monthly_statistics" ADD CONSTRAINT "monthly_statistics_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "daily_statistics" ADD CONSTRAINT "daily_statistics_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "hourly_statistics" ADD CONSTRAINT "hourly_statistics_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "statistics_recounts" ADD CONSTRAINT "statistics_recounts_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "insight_statements" ADD CONSTRAINT "insight_statements_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "insight_evaluations" ADD CONSTRAINT "insight_evaluations_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "annotations" ADD CONSTRAINT "annotations_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "trend_reports" ADD CONSTRAINT "trend_reports_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "text_measures" ADD CONSTRAINT "text_measures_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
-- A job counts the statistics of entries that existed before.
INSERT INTO "statistics_recounts" ("user_id", "requested_at") SELECT DISTINCT "user_id", now() FROM "progress_entries";
