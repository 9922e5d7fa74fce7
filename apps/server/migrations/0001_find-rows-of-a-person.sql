DROP INDEX "samples_user_trash";--> statement-breakpoint
DROP INDEX "goals_user_status";--> statement-breakpoint
CREATE INDEX "samples_user_deleted" ON "samples" USING btree ("user_id","deleted_at");--> statement-breakpoint
CREATE INDEX "goals_user_status" ON "goals" USING btree ("user_id","status");