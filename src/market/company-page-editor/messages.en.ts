import { imageMaxBytes } from "#people/company-settings/terms.ts";

export const console = {
  title: "Page editor",
  lead: "Tell job seekers what working with you is like. Nothing changes on your company page before you publish.",
  view: "View company page",
  phoneTitle: "The page editor isn’t supported on a phone",
  phoneText: "Please open it on a computer or a tablet. Everything else on Sen works on your phone.",
  back: "Company settings",
  draft: "Draft saved {when} by {name}",
  someone: "a former member",
  published: "Everything here is on your company page",
  saveDraft: "Save draft",
  publish: "Publish",
  discard: "Discard draft",
  discardAsk: "Everything you’ve changed since you last published will be lost.",
  saved: {
    draft: "Draft saved. It isn’t on your company page yet.",
    published: "Company page updated.",
    discarded: "The draft has been discarded.",
  },
  about: "About the company",
  values: {
    title: "Values",
    name: "Value {number, number}",
    field: "Title",
    text: "Description",
    add: "Add a value",
    none: "What do you stand for? Add up to {max, number} values.",
  },
  team: {
    title: "Team members",
    name: "Team member {number, number}",
    field: "Full name",
    text: "Role",
    add: "Add a team member",
    none: "Show up to {max, number} people a new colleague would meet.",
  },
  clients: {
    title: "Clients",
    name: "Client {number, number}",
    field: "Name",
    add: "Add a client",
    none: "Name up to {max, number} clients that you work for.",
  },
  gallery: {
    title: "Gallery",
    name: "Picture {number, number}",
    field: "Caption",
    add: "Add a picture",
    none: "Show up to {max, number} pictures of your office, team and work.",
    video: "Your page shows a video. Remove it in the company settings to show pictures.",
  },
  row: {
    up: "Move {name} up",
    down: "Move {name} down",
    remove: "Remove {name}",
    drag: "Drag to reorder",
    moved: "Moved to place {place, number} of {count, number}",
  },
  image: {
    photo: "photo",
    logo: "logo",
    picture: "picture",
    choose: "Choose {what}",
    change: "Change {what}",
    clear: "Remove {what}",
    help: `JPEG or PNG, up to ${imageMaxBytes / 1024 ** 2} MB`,
    busy: "Uploading…",
    tooLarge: `Please choose a picture of up to ${imageMaxBytes / 1024 ** 2} MB`,
    crop: "Crop the {what}",
    cropHelp: "Drag the picture, or move it with the arrow keys.",
    zoom: "Zoom",
    cancel: "Cancel",
    use: "Use this {what}",
  },
  preview: {
    head: "Logo, cover picture and tagline are changed in the",
    settings: "company settings",
    title: "Preview",
    empty: "Your page appears here while you write.",
  },
} as const;

export const errors = {
  page_edited: "{name} changed this page after you opened it, so your changes were not saved",
  page_no_draft: "There is no draft to publish",
  page_rows_full: "That’s too many rows. Please remove one first.",
  page_image_needed: "Please choose a picture",
  page_image_unknown: "This picture is no longer available. Please choose it again.",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    companyPageEditor: typeof import("./messages.en.ts");
  }
}
