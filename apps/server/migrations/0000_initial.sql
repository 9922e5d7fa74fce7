CREATE TABLE "achievement_progress" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"reckoned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_achievements" (
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"tier" integer NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_achievements_user_id_code_tier_pk" PRIMARY KEY("user_id","code","tier")
);
--> statement-breakpoint
CREATE TABLE "auth_codes" (
	"email" text NOT NULL,
	"type" text NOT NULL,
	"asker" text NOT NULL,
	"code_hash" text,
	"transaction_hash" text NOT NULL,
	"locale" text NOT NULL,
	"attempts_left" smallint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"hour_from" timestamp with time zone NOT NULL,
	"sent_in_hour" smallint NOT NULL,
	"day_from" timestamp with time zone NOT NULL,
	"sent_in_day" smallint NOT NULL,
	CONSTRAINT "auth_codes_email_type_asker_pk" PRIMARY KEY("email","type","asker")
);
--> statement-breakpoint
CREATE TABLE "auth_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"address_hash" text,
	"method" text,
	"actor_id" uuid,
	"detail" text,
	"device" text NOT NULL,
	"ip_prefix" text NOT NULL,
	"place" jsonb,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"remembered" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"idle_expires_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_prefix" text NOT NULL,
	"place" jsonb,
	"user_agent" text NOT NULL,
	"method" text NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	"second_factor_at" timestamp with time zone,
	"staff_seen_at" timestamp with time zone,
	"former_hash" text,
	"renewed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "set_up_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"first_name" text,
	"last_name" text,
	"display_name" text,
	"username" text,
	"avatar_id" uuid,
	"plan_role" smallint DEFAULT 0 NOT NULL,
	"staff_role" smallint,
	"marketing_opt_in" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	"erase_at" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "goal_days" (
	"goal_id" uuid NOT NULL,
	"on_date" date NOT NULL,
	"amount" bigint NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "goal_days_goal_id_on_date_pk" PRIMARY KEY("goal_id","on_date")
);
--> statement-breakpoint
CREATE TABLE "goal_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"goal_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"type" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"version" integer NOT NULL,
	"before" jsonb NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"kind" text NOT NULL,
	"comparator" text NOT NULL,
	"measure" text NOT NULL,
	"unit" text NOT NULL,
	"target_amount" integer NOT NULL,
	"start_amount" integer NOT NULL,
	"start_on" date NOT NULL,
	"end_on" date,
	"plan_mode" text NOT NULL,
	"rate" jsonb,
	"cadence" jsonb,
	"curve" text NOT NULL,
	"seed" integer NOT NULL,
	"weekday_weights" integer[] NOT NULL,
	"exceptions" jsonb NOT NULL,
	"pauses" jsonb NOT NULL,
	"success_share" smallint NOT NULL,
	"sources" text[] NOT NULL,
	"project_ids" uuid[] NOT NULL,
	"tags" text[] NOT NULL,
	"remind_at" smallint,
	"remind_next" timestamp with time zone,
	"is_starred" boolean NOT NULL,
	"plan_on" date NOT NULL,
	"plan_amount" bigint NOT NULL,
	"miss_choice" text,
	"misses_from" date NOT NULL,
	"counted_amount" bigint NOT NULL,
	"successor_of" uuid,
	"status" text NOT NULL,
	"archived_from" text,
	"completed_on" date,
	"completed_by_total" boolean NOT NULL,
	"abandoned_on" date,
	"abandon_reason" text,
	"abandon_note" text,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "progress_days" (
	"user_id" uuid NOT NULL,
	"measure" text NOT NULL,
	"unit" text NOT NULL,
	"on_date" date NOT NULL,
	"amount" bigint NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "progress_days_user_id_measure_unit_on_date_pk" PRIMARY KEY("user_id","measure","unit","on_date")
);
--> statement-breakpoint
CREATE TABLE "progress_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"project_id" uuid,
	"session_id" uuid,
	"entry_on" date NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"measure" text NOT NULL,
	"unit" text NOT NULL,
	"amount" integer NOT NULL,
	"set_total" bigint,
	"set_goal_id" uuid,
	"source" text NOT NULL,
	"import_id" uuid,
	"source_ref" text,
	"note" text NOT NULL,
	"tags" text[] NOT NULL,
	"mood" smallint,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"wanted" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"about" text,
	"listed" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("user_id","kind","about")
);
--> statement-breakpoint
CREATE TABLE "own_words" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"project_id" uuid,
	"key" text NOT NULL,
	"rule" text NOT NULL,
	"word" text NOT NULL,
	"replacements" text[] NOT NULL,
	"note" text NOT NULL,
	"is_exact" boolean NOT NULL,
	"revision" integer NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "own_words_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "own_words_once" UNIQUE NULLS NOT DISTINCT("user_id","kind","project_id","key")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"website" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"parts" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_texts" (
	"user_id" uuid NOT NULL,
	"sample_id" uuid NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "published_texts_user_id_sample_id_pk" PRIMARY KEY("user_id","sample_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"phase" text NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "writing_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"locale" text,
	"time_zone" text NOT NULL,
	"day_start_min" smallint NOT NULL,
	"week_start" smallint,
	"document_kind" text NOT NULL,
	"measure" text DEFAULT 'word' NOT NULL,
	"editor_font" text DEFAULT 'serif' NOT NULL,
	"editor_width" text DEFAULT 'normal' NOT NULL,
	"proofreading" jsonb DEFAULT '{"spelling":true,"grammar":false,"english":"any","spanish":"any"}'::jsonb NOT NULL,
	"texts_here" boolean DEFAULT false NOT NULL,
	"hide_streaks" boolean DEFAULT false NOT NULL,
	"gentle_mode" boolean DEFAULT false NOT NULL,
	"rest_weekdays" smallint[] DEFAULT '{}' NOT NULL,
	"home_cards" jsonb DEFAULT '{"order":[],"hidden":[]}'::jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_aims" (
	"user_id" uuid NOT NULL,
	"figure" text NOT NULL,
	"least" double precision,
	"most" double precision,
	CONSTRAINT "lab_aims_user_id_figure_pk" PRIMARY KEY("user_id","figure")
);
--> statement-breakpoint
CREATE TABLE "sample_versions" (
	"sample_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"digest" text NOT NULL,
	"words" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sample_versions_sample_id_number_pk" PRIMARY KEY("sample_id","number")
);
--> statement-breakpoint
CREATE TABLE "sample_words" (
	"sample_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"terms" "tsvector" NOT NULL,
	CONSTRAINT "sample_words_sample_id_digest_pk" PRIMARY KEY("sample_id","digest")
);
--> statement-breakpoint
CREATE TABLE "samples" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"project_id" uuid,
	"tags" text[] NOT NULL,
	"text" text NOT NULL,
	"digest" text NOT NULL,
	"words" integer NOT NULL,
	"characters" integer NOT NULL,
	"findings" integer NOT NULL,
	"revision" integer NOT NULL,
	"versions" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"erasure_told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "style_targets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sample_ids" uuid[] NOT NULL,
	"project_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_copies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"size" bigint
);
--> statement-breakpoint
CREATE TABLE "data_copy_parts" (
	"copy_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "data_copy_parts_copy_id_number_pk" PRIMARY KEY("copy_id","number")
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"position" integer PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "audit_seals_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "avatars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "avatars_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"current_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_flows" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"return_url" text,
	"remembered" boolean NOT NULL,
	"subject" text,
	"email" text,
	"label" text,
	"first_name" text,
	"last_name" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"label" text,
	"refresh_token" text,
	"linked_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "identities_subject" UNIQUE("provider","subject"),
	CONSTRAINT "identities_user" UNIQUE("user_id","provider","subject")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" smallint NOT NULL,
	"invited_by" uuid,
	"token_hash" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_email_unique" UNIQUE("email"),
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"transaction_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"remembered" boolean NOT NULL,
	"method" text NOT NULL,
	"methods" text[] NOT NULL,
	"attempts_left" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "api_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"invited_at" timestamp with time zone,
	CONSTRAINT "waitlist_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "progress_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"name" text NOT NULL,
	"added" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"goal_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer,
	"due_on" date,
	"reached_on" date,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "streak_marks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"on_date" date NOT NULL,
	"basis" text NOT NULL,
	"current" integer NOT NULL,
	"best" integer NOT NULL,
	"total" integer NOT NULL,
	"freezes" smallint NOT NULL,
	"frozen" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planned_rests" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"from_on" date NOT NULL,
	"to_on" date NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "planned_rests_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "writing_sessions" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"counts" text NOT NULL,
	"planned_seconds" integer,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"zone" text NOT NULL,
	"start_on" date NOT NULL,
	"start_minute" integer NOT NULL,
	"end_minute" integer,
	"active_seconds" integer NOT NULL,
	"idle_seconds" integer NOT NULL,
	"measure" text NOT NULL,
	"typed_before" integer NOT NULL,
	"amount" integer,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "writing_sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"minute" timestamp with time zone NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "request_counts_minute_key_pk" PRIMARY KEY("minute","key")
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"stale" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to_address" text NOT NULL,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"text" text,
	"html" text,
	"unsubscribe_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_days" ADD CONSTRAINT "goal_days_goal_id_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_events" ADD CONSTRAINT "goal_events_goal_id_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_versions" ADD CONSTRAINT "sample_versions_sample_id_samples_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."samples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_words" ADD CONSTRAINT "sample_words_sample_id_samples_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."samples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_copies" ADD CONSTRAINT "data_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_copy_parts" ADD CONSTRAINT "data_copy_parts_copy_id_data_copies_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."data_copies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_flows" ADD CONSTRAINT "external_flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_steps" ADD CONSTRAINT "sign_in_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_goal_id_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_codes_hash" ON "auth_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "auth_events_user" ON "auth_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","seen_at");--> statement-breakpoint
CREATE INDEX "goal_events_goal" ON "goal_events" USING btree ("goal_id","version");--> statement-breakpoint
CREATE INDEX "goals_user_status" ON "goals" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "goals_remind" ON "goals" USING btree ("remind_next");--> statement-breakpoint
CREATE INDEX "progress_days_user_day" ON "progress_days" USING btree ("user_id","on_date");--> statement-breakpoint
CREATE UNIQUE INDEX "progress_entries_user_client" ON "progress_entries" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "progress_entries_user_source" ON "progress_entries" USING btree ("user_id","source","source_ref");--> statement-breakpoint
CREATE INDEX "progress_entries_user_day" ON "progress_entries" USING btree ("user_id","entry_on","id");--> statement-breakpoint
CREATE INDEX "progress_entries_import" ON "progress_entries" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "progress_entries_project" ON "progress_entries" USING btree ("project_id","entry_on");--> statement-breakpoint
CREATE INDEX "progress_entries_noted" ON "progress_entries" USING btree ("user_id") WHERE note <> '' and source <> 'import' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "progress_entries_moods" ON "progress_entries" USING btree ("user_id","entry_on") WHERE mood is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id") WHERE listed and read_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "own_words_changed" ON "own_words" USING btree ("user_id","revision");--> statement-breakpoint
CREATE INDEX "own_words_project" ON "own_words" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "projects_user" ON "projects" USING btree ("user_id","deleted_at");--> statement-breakpoint
CREATE INDEX "sample_words_terms" ON "sample_words" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "samples_user_changed" ON "samples" USING btree ("user_id","changed_at","id","words") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "samples_user_deleted" ON "samples" USING btree ("user_id","deleted_at");--> statement-breakpoint
CREATE INDEX "samples_project" ON "samples" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "style_targets_user" ON "style_targets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_copies_user" ON "data_copies" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_copies_waiting" ON "data_copies" USING btree ("user_id") WHERE "data_copies"."ready_at" is null;--> statement-breakpoint
CREATE INDEX "external_flows_user" ON "external_flows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_steps_user" ON "sign_in_steps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "api_tokens_user" ON "api_tokens" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "waitlist_joined" ON "waitlist" USING btree ("joined_at","id");--> statement-breakpoint
CREATE INDEX "progress_imports_user" ON "progress_imports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "milestones_goal" ON "milestones" USING btree ("goal_id");--> statement-breakpoint
CREATE INDEX "planned_rests_user_day" ON "planned_rests" USING btree ("user_id","from_on");--> statement-breakpoint
CREATE INDEX "writing_sessions_user_start" ON "writing_sessions" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "writing_sessions_running" ON "writing_sessions" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "live_events_user" ON "live_events" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "live_events_created" ON "live_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");