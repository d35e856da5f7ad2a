export const labels = {
  close: "Close",
  cancel: "Cancel",
  undo: "Undo",
  menu: "Menu",
  more: "More",
  loading: "Loading…",
  required: "required",
  optional: "optional",
  errorCount: "{count, plural, one {Check # field} other {Check # fields}}",
  charactersLeft: "{count, plural, one {# character left} other {# characters left}}",
  charactersOver: "{count, plural, one {# character too many} other {# characters too many}}",
  showPassword: "Show password",
  hidePassword: "Hide password",
  pages: "Pages",
  previous: "Previous",
  next: "Next",
  page: "Page {page, number}",
  breadcrumbs: "You are here",
  notifications: "Notifications",
  theme: "Appearance",
  themeSystem: "Same as device",
  themeLight: "Light",
  themeDark: "Dark",
  mainMenu: "Main menu",
  footerMenu: "More about the site",
  accountMenu: "Account: {name}",
  itemCount: "{count, plural, one {# item} other {# items}}",
  share: "Share",
  copyLink: "Copy link",
  qr: "QR code",
  shareMore: "Other apps",
  copied: "Link copied",
  copyFailed: "We couldn’t copy the link",
} as const;

/** Side menus, sorted tables, tags and files: not on the pages that most people read. */
export const tools = {
  leaveTitle: "Leave this page?",
  leaveText: "The data you entered will be lost.",
  leave: "Leave",
  stay: "Stay",
  chooseFile: "Choose a file",
  dropFile: "or drop it here",
  fileLimit: "{types}, up to {size}",
  fileWrongType: "This file type isn’t accepted. Please choose {types}.",
  fileTooBig: "This file is {size}. The limit is {limit}.",
  fileEmpty: "This file is empty. Please choose another one.",
  removeFile: "Remove file",
  sideMenu: "Side menu",
  foldMenu: "Collapse the menu",
  unfoldMenu: "Expand the menu",
  sortedUp: "sorted ascending",
  sortedDown: "sorted descending",
  removeTag: "Remove",
  tagLimit: "{count, number} of {max, number} chosen",
  noMatch: "Nothing found",
  showOptions: "Show the list",
  chooseDate: "Choose a date",
} as const;

export const console = {
  form: {
    savedAt: "Saved in this browser at {time}",
    restoreTitle: "You have unsaved changes from {time}",
    restoreText: "They are saved in this browser only.",
    restore: "Restore",
    discard: "Discard",
  },
  editor: {
    fewest: "At least {least, number} characters, {count, number} so far",
    bold: "Bold",
    italic: "Italic",
    heading: "Heading",
    bulletList: "Bulleted list",
    orderedList: "Numbered list",
    link: "Link",
    linkAddress: "Web or email address",
    linkWrong: "Enter an address such as https://example.com or lan@example.com",
    setLink: "Add link",
    removeLink: "Remove link",
  },
  keys: {
    title: "Keyboard shortcuts",
    help: "Show this help",
    open: "Keyboard shortcuts",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    ui: typeof import("./messages.en.ts");
  }
}
