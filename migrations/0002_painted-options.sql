ALTER TABLE "slide_images" ADD COLUMN "is_painted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "slide_images" DROP COLUMN "picture_key";