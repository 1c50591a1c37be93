CREATE TABLE "slide_decks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slide_decks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"title" text NOT NULL,
	"theme" text NOT NULL,
	"brand" jsonb NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slide_generations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slide_generations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"deck_id" integer,
	"theme" text,
	"state" text DEFAULT 'drawing' NOT NULL,
	"progress" jsonb NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slide_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slide_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slide_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"layout" text NOT NULL,
	"art" text NOT NULL,
	"seed" integer NOT NULL,
	"is_selected" boolean DEFAULT false NOT NULL,
	"drawn" text,
	"picture_key" text,
	"notice" text
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"deck_id" integer NOT NULL,
	"position" integer NOT NULL,
	"words" jsonb NOT NULL,
	"purpose" text NOT NULL,
	"speaker_notes" text DEFAULT '' NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"layout" text NOT NULL,
	"art" text NOT NULL,
	"seed" integer NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "slide_decks" ADD CONSTRAINT "slide_decks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_generations" ADD CONSTRAINT "slide_generations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_generations" ADD CONSTRAINT "slide_generations_deck_id_slide_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."slide_decks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_images" ADD CONSTRAINT "slide_images_slide_id_slides_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_deck_id_slide_decks_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."slide_decks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slide_decks_project" ON "slide_decks" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "slide_generations_project" ON "slide_generations" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "slide_generations_one_under_way" ON "slide_generations" USING btree ("project_id") WHERE "slide_generations"."state" = 'drawing';--> statement-breakpoint
CREATE INDEX "slide_images_slide" ON "slide_images" USING btree ("slide_id","position");--> statement-breakpoint
CREATE INDEX "slides_deck" ON "slides" USING btree ("deck_id","position");