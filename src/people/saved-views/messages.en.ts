export const errors = {
  view_query_invalid: "A filter of this view has a value that the list doesn’t know",
  view_name_taken: "You already have a view with this name",
  view_edited: "This view has changed. Please reload the page.",
  too_many_views: "You can save {max} views. Please delete one first.",
} as const;

export const console = {
  views: "Views",
  all: "All, without a view",
  ofColleague: "{name} ({owner})",
  former: "former team member",
  default: "Default",
  shared: "Shared",
  save: "Save view",
  saveChanges: "Save changes",
  manage: "Manage views",
  lists: {
    clients: "Clients",
    job_orders: "Job orders",
    people: "Candidate search",
    shares: "Shares",
    placements: "Placements",
    fees: "Payment requests",
    applicants: "Applicants",
  },
  form: {
    title: "Save view",
    text: "The filters and the order of the list are saved under a name.",
    name: "Name",
    shared: "Share with the agency",
    sharedTeam: "Share with the team",
    sharedHelp: "Your colleagues see the view and can use it.",
    isDefault: "Open the list with this view",
  },
  page: {
    title: "Views: {list}",
    empty: "No saved views yet",
    emptyText: "Filter the list, then save the filters as a view.",
    toList: "To the list",
    edit: "Edit",
    keep: "Keep view",
    by: "By {name}",
    byFormer: "By a former team member",
    makeDefault: "Make default",
    noDefault: "Not by default",
    remove: "Delete",
    sure: "Delete this view?",
    sureText: "It is also deleted for colleagues if it is shared.",
    cancel: "Cancel",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    savedViews: typeof import("./messages.en.ts");
  }
}
