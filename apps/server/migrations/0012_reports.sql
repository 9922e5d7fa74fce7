CREATE TABLE "report_schedules" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"period" text NOT NULL,
	"from_on" date NOT NULL,
	"to_on" date NOT NULL,
	"content" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"entries" integer NOT NULL,
	"writing_days" integer NOT NULL,
	"measure" text NOT NULL,
	"unit" text NOT NULL,
	"is_empty" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "report_schedules_due" ON "report_schedules" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_user_period" ON "reports" USING btree ("user_id","period","from_on");--> statement-breakpoint
CREATE INDEX "reports_user_end" ON "reports" USING btree ("user_id","to_on","id");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;
