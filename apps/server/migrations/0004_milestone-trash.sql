ALTER TABLE "milestones" ADD COLUMN "deleted_at" timestamp with time zone;
