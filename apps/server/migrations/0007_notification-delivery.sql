CREATE TABLE "muted_objects" (
	"user_id" uuid NOT NULL,
	"object_type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"title" text NOT NULL,
	"muted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "muted_objects_user_id_object_type_object_id_pk" PRIMARY KEY("user_id","object_type","object_id")
);
--> statement-breakpoint
CREATE TABLE "notification_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"notification_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"device_id" uuid,
	"state" text NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"is_digest" boolean NOT NULL,
	"attempts" integer NOT NULL,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_delivery_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"quiet_start" smallint,
	"quiet_end" smallint,
	"quiet_weekdays" smallint[],
	"email_cadence" text NOT NULL,
	"digest_at" smallint NOT NULL,
	"digest_weekday" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_category_preferences" (
	"user_id" uuid NOT NULL,
	"category" text NOT NULL,
	"channel" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	CONSTRAINT "notification_category_preferences_user_id_category_channel_pk" PRIMARY KEY("user_id","category","channel")
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"last_sent_at" timestamp with time zone,
	"failures" integer NOT NULL,
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "email_suppressions" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "notifications_list";--> statement-breakpoint
DROP INDEX "notifications_unread";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "object_type" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "object_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "sort_key" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_deliveries_due" ON "notification_deliveries" USING btree ("not_before") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "notification_deliveries_user" ON "notification_deliveries" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "notification_deliveries_notification" ON "notification_deliveries" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "notification_deliveries_finished" ON "notification_deliveries" USING btree ("finished_at") WHERE finished_at is not null;--> statement-breakpoint
CREATE INDEX "push_devices_user" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "push_devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "notifications_position" ON "notifications" USING btree ("user_id",coalesce("sort_key", "id"));--> statement-breakpoint
CREATE INDEX "notifications_unread_position" ON "notifications" USING btree ("user_id",coalesce("sort_key", "id")) WHERE listed and read_at is null and archived_at is null and snoozed_until is null;--> statement-breakpoint
CREATE INDEX "notifications_snoozed" ON "notifications" USING btree ("snoozed_until") WHERE snoozed_until is not null;--> statement-breakpoint
ALTER TABLE "muted_objects" ADD CONSTRAINT "muted_objects_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_delivery_settings" ADD CONSTRAINT "notification_delivery_settings_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_category_preferences" ADD CONSTRAINT "notification_category_preferences_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
-- A browser that is signed out receives no more push notifications.
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session" FOREIGN KEY ("session_id") REFERENCES "sessions" ("id") ON DELETE CASCADE;--> statement-breakpoint
-- Read and archived notifications have been seen.
UPDATE "notifications" SET "seen_at" = coalesce("read_at", "archived_at") WHERE "read_at" IS NOT NULL OR "archived_at" IS NOT NULL;--> statement-breakpoint
-- A channel of a category is on if the user turned it off for none of its kinds. Security notifications are always listed and emailed.
INSERT INTO "notification_category_preferences" ("user_id", "category", "channel", "is_enabled")
SELECT p."user_id", k.category, CASE p."channel" WHEN 'mail' THEN 'email' ELSE p."channel" END, bool_and(p."wanted")
FROM "notification_preferences" p
JOIN (VALUES
  ('goal_reminder', 'reminders'), ('goal_overdue', 'reminders'),
  ('goal_reached', 'goals'), ('milestone_reached', 'goals'),
  ('achievement', 'achievements'),
  ('trash_soon_erased', 'texts'),
  ('welcome', 'account'), ('data_ready', 'account')
) AS k (kind, category) ON k.kind = p."kind"
GROUP BY 1, 2, 3;
