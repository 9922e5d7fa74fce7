CREATE TABLE "conversation_members" (
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"last_read_seq" integer NOT NULL,
	"receipt_seq" integer NOT NULL,
	"last_delivered_seq" integer NOT NULL,
	"is_pinned" boolean NOT NULL,
	"is_archived" boolean NOT NULL,
	"muted_until" timestamp with time zone,
	"draft" text NOT NULL,
	CONSTRAINT "conversation_members_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"lower_user_id" uuid,
	"higher_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"started_by_id" uuid,
	"started_at" timestamp with time zone,
	"last_seq" integer NOT NULL,
	"version" integer NOT NULL,
	"last_message_at" timestamp with time zone,
	CONSTRAINT "conversations_direct" UNIQUE("lower_user_id","higher_user_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_member_ranges" (
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"from_seq" integer NOT NULL,
	"to_seq" integer,
	CONSTRAINT "conversation_member_ranges_conversation_id_user_id_from_seq_pk" PRIMARY KEY("conversation_id","user_id","from_seq")
);
--> statement-breakpoint
CREATE TABLE "message_edits" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"version" integer NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "message_edits_conversation_id_seq_version_pk" PRIMARY KEY("conversation_id","seq","version")
);
--> statement-breakpoint
CREATE TABLE "message_marks" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"is_starred" boolean NOT NULL,
	"is_hidden" boolean NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "message_marks_user_id_conversation_id_seq_pk" PRIMARY KEY("user_id","conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "message_reactions" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"emoji" text NOT NULL,
	"reacted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_reactions_conversation_id_seq_user_id_emoji_pk" PRIMARY KEY("conversation_id","seq","user_id","emoji")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"version" integer NOT NULL,
	"sender_id" uuid,
	"client_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"body" text NOT NULL,
	"reply_to_seq" integer,
	"mentions" uuid[] NOT NULL,
	"shared_type" text,
	"shared_id" uuid,
	"system_event" text,
	"system_title" text,
	"pinned_at" timestamp with time zone,
	"preview_id" uuid,
	"terms" "tsvector" NOT NULL,
	CONSTRAINT "messages_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq"),
	CONSTRAINT "messages_client_id" UNIQUE("sender_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "user_blocks" (
	"user_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "message_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uploader_id" uuid,
	"conversation_id" uuid,
	"seq" integer,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"alt" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_privacy" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"who_may_write" text NOT NULL,
	"shares_receipts" boolean NOT NULL,
	"shares_typing" boolean NOT NULL,
	"shares_presence" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid,
	"person_id" uuid,
	"conversation_id" uuid,
	"seq" integer,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_previews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url_hash" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"site_name" text NOT NULL,
	"image" "bytea",
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_previews_url_hash_unique" UNIQUE("url_hash")
);
--> statement-breakpoint
CREATE TABLE "live_presence" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_member_ranges" ADD CONSTRAINT "conversation_member_ranges_member" FOREIGN KEY ("conversation_id","user_id") REFERENCES "public"."conversation_members"("conversation_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_edits" ADD CONSTRAINT "message_edits_message" FOREIGN KEY ("conversation_id","seq") REFERENCES "public"."messages"("conversation_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_marks" ADD CONSTRAINT "message_marks_message" FOREIGN KEY ("conversation_id","seq") REFERENCES "public"."messages"("conversation_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_message" FOREIGN KEY ("conversation_id","seq") REFERENCES "public"."messages"("conversation_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message" FOREIGN KEY ("conversation_id","seq") REFERENCES "public"."messages"("conversation_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_members_user" ON "conversation_members" USING btree ("user_id","conversation_id");--> statement-breakpoint
CREATE INDEX "conversations_higher_user" ON "conversations" USING btree ("higher_user_id");--> statement-breakpoint
CREATE INDEX "conversations_started" ON "conversations" USING btree ("started_by_id","started_at");--> statement-breakpoint
CREATE INDEX "conversations_empty" ON "conversations" USING btree ("created_at") WHERE last_seq = 0;--> statement-breakpoint
CREATE INDEX "conversation_member_ranges_user" ON "conversation_member_ranges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_marks_message" ON "message_marks" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE INDEX "message_marks_changed" ON "message_marks" USING btree ("user_id","conversation_id","version");--> statement-breakpoint
CREATE INDEX "message_reactions_user" ON "message_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_changed" ON "messages" USING btree ("conversation_id","version");--> statement-breakpoint
CREATE INDEX "messages_day" ON "messages" USING btree ("conversation_id","sent_at");--> statement-breakpoint
CREATE INDEX "messages_pinned" ON "messages" USING btree ("conversation_id") WHERE pinned_at is not null;--> statement-breakpoint
CREATE INDEX "messages_preview" ON "messages" USING btree ("preview_id") WHERE preview_id is not null;--> statement-breakpoint
CREATE INDEX "messages_terms" ON "messages" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "user_blocks_blocked" ON "user_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "message_attachments_message" ON "message_attachments" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE INDEX "message_attachments_uploader" ON "message_attachments" USING btree ("uploader_id","bytes");--> statement-breakpoint
CREATE INDEX "message_attachments_unsent" ON "message_attachments" USING btree ("created_at") WHERE seq is null;--> statement-breakpoint
CREATE INDEX "message_reports_state" ON "message_reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "message_reports_reporter" ON "message_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "message_reports_person" ON "message_reports" USING btree ("person_id");--> statement-breakpoint
-- Whose a row is; the tables of a slice do not know those of another.
ALTER TABLE "live_presence" ADD CONSTRAINT "live_presence_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_lower_user" FOREIGN KEY ("lower_user_id") REFERENCES "users" ("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_higher_user_fk" FOREIGN KEY ("higher_user_id") REFERENCES "users" ("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_started_by" FOREIGN KEY ("started_by_id") REFERENCES "users" ("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "conversation_member_ranges" ADD CONSTRAINT "conversation_member_ranges_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender" FOREIGN KEY ("sender_id") REFERENCES "users" ("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_preview_fk" FOREIGN KEY ("preview_id") REFERENCES "link_previews" ("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "message_marks" ADD CONSTRAINT "message_marks_user_fk" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_uploader_fk" FOREIGN KEY ("uploader_id") REFERENCES "users" ("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "message_privacy" ADD CONSTRAINT "message_privacy_user" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_fk" FOREIGN KEY ("reporter_id") REFERENCES "users" ("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_person_fk" FOREIGN KEY ("person_id") REFERENCES "users" ("id") ON DELETE SET NULL;
