export const errors = {
  profile_edited: "This was changed in another window. Please compare the two and save again.",
  section_limit: "You can have at most {max} of these. Please remove one first.",
  duplicate_entry: "You have this already",
  duplicate_link: "You have this link already",
  end_before_start: "The end can’t be before the start",
  invalid_date: "Please enter a date that exists, such as 2024-05",
  birth_date_future: "Your date of birth can’t be in the future",
  too_many_choices: "Please choose at most 5",
  photo_required: "Please choose a photo",
  photo_too_large: "Upload file exceeds max size ({mb} MB)",
  photo_type: "File type must be image/jpeg, image/png",
  photo_too_wide: "This photo has too many pixels. Please choose one of at most 12,000 pixels on a side.",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    candidates: typeof import("./messages.en.ts");
  }
}
