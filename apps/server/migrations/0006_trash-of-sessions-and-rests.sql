ALTER TABLE "planned_rests" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "writing_sessions" ADD COLUMN "deleted_at" timestamp with time zone;