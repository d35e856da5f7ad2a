export const errors = {
  upload_missing: "Upload fail",
  upload_too_large: "Upload file exceeds max size ({mb}MB)",
  upload_type: "File type must be image/jpeg, image/png",
  upload_too_wide: "This image has too many pixels",
  image_unknown: "This image has expired. Please upload it again.",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    medias: typeof import("./messages.en.ts");
  }
}
