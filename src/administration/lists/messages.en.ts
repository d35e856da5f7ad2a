export const errors = {
  list_exists: "This name exists: {name}",
  list_slug: "Another row has the same address: {name}",
  list_letters: "Please enter a name with at least one Latin character or digit",
  list_aliases: "A row has at most 20 aliases",
  list_category: "Please choose a category",
  list_country: "Please enter the code of a country other than Vietnam, such as SG",
  list_changed: "The row changed since you opened it. Please look again.",
  list_retired: "The skill is retired already",
  list_active: "The skill is active",
} as const;

export const labels = {
  kind: { categories: "Categories", locations: "Locations", industries: "Industries", skills: "Skills" },
  one: { categories: "Category", locations: "Location", industries: "Industry", skills: "Skill" },
  industryType: { "0": "Non-IT", "1": "IT" },
} as const;

export const console = {
  nav: "Reference data",
  navShort: "Lists",
  title: "Reference data",
  lead: "Lists of forms, filters and addresses. Changes appear everywhere within two seconds and stay after a restart.",
  tabs: "Lists",
  add: {
    categories: "Add a category",
    locations: "Add a city abroad",
    industries: "Add an industry",
    skills: "Add a skill",
  },
  noMatch: "No row matches",
  noMatchText: "Try fewer words, or clear the filters.",
  clear: "Clear filters",
  columns: {
    name: "English",
    name_vn: "Vietnamese",
    slug: "In addresses",
    aliases: "Aliases",
    category: "Category",
    type: "Type",
    country: "Country",
    usedBy: "Jobs",
    usedByCompanies: "Companies",
    state: "State",
  },
  retired: "Retired",
  filters: {
    search: "Name or alias",
    unused: "Unused",
    untranslated: "Same name in both languages",
  },
  form: {
    edit: "Edit",
    name: "Name in English",
    name_vn: "Name in Vietnamese",
    parent: "Under",
    category: "Category",
    choose: "Choose",
    type: "Type",
    country: "Country code",
    countryHelp: "Two characters, such as SG for Singapore",
    aliases: "Aliases",
    aliasesHelp: "One a line, up to 20",
    address: "Addresses with the old name lead to the new one.",
    save: "Save changes",
  },
  usedBy: "{count, plural, =0 {No job has this row} one {# job has this row} other {# jobs have this row}}",
  usedByCompanies:
    "{count, plural, =0 {No company is in this industry} one {# company is in this industry} other {# companies are in this industry}}",
  retire: {
    title: "Retire",
    text: "Forms suggest the skill no more. Jobs and profiles keep it.",
    act: "Retire skill",
    restore: "Restore skill",
  },
  done: {
    created: "Row added.",
    updated: "Changes saved.",
    retired: "Skill retired.",
    restored: "Skill restored.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    lists: typeof import("./messages.en.ts");
  }
}
