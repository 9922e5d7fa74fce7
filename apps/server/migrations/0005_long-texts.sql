CREATE TABLE "long_text_pieces" (
	"text_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"piece" text NOT NULL,
	CONSTRAINT "long_text_pieces_text_id_number_pk" PRIMARY KEY("text_id","number")
);
--> statement-breakpoint
CREATE TABLE "long_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sample_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sample_versions" ADD COLUMN "long_text_id" uuid;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "long_text_id" uuid;--> statement-breakpoint
ALTER TABLE "long_text_pieces" ADD CONSTRAINT "long_text_pieces_text_id_long_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."long_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "long_texts_user" ON "long_texts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "long_texts_sample" ON "long_texts" USING btree ("sample_id");--> statement-breakpoint
CREATE INDEX "long_texts_created" ON "long_texts" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "sample_versions" ADD CONSTRAINT "sample_versions_long_text_id_long_texts_id_fk" FOREIGN KEY ("long_text_id") REFERENCES "public"."long_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_long_text_id_long_texts_id_fk" FOREIGN KEY ("long_text_id") REFERENCES "public"."long_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sample_versions_long_text" ON "sample_versions" USING btree ("long_text_id") WHERE long_text_id is not null;--> statement-breakpoint
CREATE INDEX "samples_long_text" ON "samples" USING btree ("long_text_id") WHERE long_text_id is not null;--> statement-breakpoint
ALTER TABLE "long_texts" ADD CONSTRAINT "long_texts_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;
