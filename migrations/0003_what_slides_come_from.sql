ALTER TABLE "slide_decks" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "outlined" jsonb;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "former_of" integer;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_former_of_slides_id_fk" FOREIGN KEY ("former_of") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slides_former" ON "slides" USING btree ("former_of");