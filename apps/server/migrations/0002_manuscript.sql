CREATE TABLE "instance" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secret_check" text NOT NULL,
	CONSTRAINT "instance_only" CHECK ("instance"."is_only")
);
--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "synopsis" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "notes" text DEFAULT '' NOT NULL;