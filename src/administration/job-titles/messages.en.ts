export const errors = {
  title_exists: "This title exists: {title}",
  title_twice: "Row {line} of the file has this title: {title}",
  title_letters: "Please enter a word or a number",
  title_aliases: "A title has at most 20 aliases",
  title_changed: "The title changed since you opened it. Please look again.",
  title_not_active: "The title is retired or merged, so it cannot be changed",
  title_active: "The title is active",
  title_itself: "A title cannot be merged into itself",
  title_target: "Please choose an active title",
  title_undo_over: "Merges can be undone for 7 days",
  title_unknown: "No title has this id",
  title_category: "No category has this name or id",
  title_file: "The file is not a CSV",
  title_file_long: "The file has more than 2,000 rows or 140,000 characters",
  title_columns: "The file lacks these columns: {columns}",
  titles_changed: "The directory changed since the preview. Please look again.",
} as const;

export const labels = {
  state: { active: "Active", retired: "Retired", merged: "Merged" },
  tab: { active: "Active", retired: "Retired", merged: "Merged", all: "All" },
  change: { added: "Added", changed: "Changed", unchanged: "Unchanged", refused: "Left out" },
} as const;

export const console = {
  nav: "Job title directory",
  navShort: "Job titles",
  title: "Job title directory",
  lead: "Forms of profiles and jobs suggest these titles. Profiles and jobs keep their own texts.",
  tabs: "Titles by state",
  caption: "Job titles",
  add: "Add a title",
  export: "Export CSV",
  import: "Import CSV",
  none: "No titles yet",
  noneText: "Add titles one by one, or import a CSV.",
  noMatch: "No title matches",
  noMatchText: "Try fewer words, or clear the filters.",
  clear: "Clear filters",
  columns: {
    name: "English",
    name_vn: "Vietnamese",
    category: "Category",
    aliases: "Aliases",
    usedBy: "Used by",
    state: "State",
  },
  filters: {
    search: "Title or alias",
    category: "Category",
    any: "All",
    unused: "Unused",
    untranslated: "Same name in both languages",
  },
  form: {
    create: "Add a title",
    edit: "Edit title",
    name: "Title in English",
    name_vn: "Title in Vietnamese",
    category: "Category",
    choose: "Choose",
    aliases: "Aliases",
    aliasesHelp: "One a line, up to 20. A name or alias belongs to one title, in any spelling.",
    save: "Save changes",
  },
  facts: {
    usedBy:
      "{count, plural, =0 {No profile or job has this title} one {# profile or job has this title} other {# profiles and jobs have this title}}",
    merged: "Merged into {title}",
    undoUntil: "The merge can be undone until {when}.",
    retired: "Retired {when}",
    ended: "Forms do not suggest this title. Its names stay taken.",
  },
  retire: {
    title: "Retire",
    text: "Forms suggest the title no more. Profiles and jobs keep their texts.",
    act: "Retire title",
  },
  merge: {
    title: "Merge",
    text: "The other title stays. You can undo a merge for 7 days.",
    into: "Merge into",
    act: "Merge titles",
  },
  restore: { retired: "Restore title", merged: "Undo merge" },
  file: {
    title: "Import job titles",
    lead: "Columns: name, name_vn and category; id, aliases (separated by |) if you have them. A row with an id edits that title, a row without one adds a title.",
    csv: "CSV",
    csvHelp: "Paste the text of the file. Up to 2,000 rows.",
    upload: "Or choose a file",
    preview: "Preview",
    act: "Import",
    refused: "The file cannot be imported",
    result: "Preview",
    counts:
      "{added, plural, other {# added}}, {changed, plural, other {# changed}}, {unchanged, plural, other {# unchanged}}, {refused, plural, other {# left out}}",
    nothing: "The file changes nothing.",
    caption: "Rows of the file",
    line: "Row",
    change: "Change",
    problem: "Reason",
    done: "{count, plural, =0 {No title was changed.} one {# title was added or changed.} other {# titles were added or changed.}}",
  },
  done: {
    created: "Title added.",
    updated: "Changes saved.",
    retired: "Title retired.",
    merged: "Titles merged.",
    restored: "Title restored.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    jobTitles: typeof import("./messages.en.ts");
  }
}
