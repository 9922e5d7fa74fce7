ALTER TABLE "samples" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "synopsis" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "notes" text DEFAULT '' NOT NULL;