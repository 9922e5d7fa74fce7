CREATE TABLE "follows" (
	"user_id" uuid NOT NULL,
	"followed_id" uuid NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follows_user_id_followed_id_pk" PRIMARY KEY("user_id","followed_id")
);
--> statement-breakpoint
CREATE INDEX "follows_followed" ON "follows" USING btree ("followed_id","user_id");--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed" FOREIGN KEY ("followed_id") REFERENCES "users" ("id") ON DELETE CASCADE;
