import { caps } from "./terms.ts";

export const console = {
  title: "Stages of new jobs",
  lead: "Every new job starts with these stages. A change here does not affect jobs you already have: change their stages from the board of each job. Candidates only see what kind of stage they have reached, never its name.",
  jobTitle: "Stages of this job",
  jobLead:
    "A change here affects this job only. Candidates only see what kind of stage they have reached, never its name.",
  memberNote: "Only administrators can change them.",
  saved: "The stages are saved.",
  changed: "A colleague has just changed the stages. Here is the current version.",
  fixedTitle: "On every board",
  fixedText: "You can rename these stages, but not move or remove them.",
  ownTitle: "Your own stages",
  ownText: "Between “{applied}” and “{offer}”, in this order.",
  none: "No stages of your own. Applicants go straight to the offer.",
  number: "Stage {number, number}",
  name: "Name in English",
  nameVn: "Name in Vietnamese",
  nameVnEmpty: "The English name",
  kind: "Counts as",
  notify_candidate: { label: "Candidate", true: "Is emailed", false: "Is not emailed" },
  folded: { label: "On the board", false: "Open", true: "Folded" },
  notifyTitle: "When candidates are emailed",
  notifyText:
    "Shortly after a move, the candidate is emailed if their status becomes a new one: under review, interview, offer or hired. Each status is emailed once: going back sends nothing. Below you decide for each stage. Candidates always see their status in the application, and their own email settings apply. A rejection is always emailed, except a duplicate.",
  inIt: "{count, plural, =0 {No applicants} one {# applicant} other {# applicants}}",
  moveUp: "Move stage {number, number} up",
  moveDown: "Move stage {number, number} down",
  remove: "Remove stage {number, number}",
  add: "Add a stage",
  save: "Save stages",
  templates: {
    title: "Stage templates",
    takeText:
      "Give this job the stages of a template. Applicants stay in a stage of the same name, or of the same kind.",
    take: "Use these stages",
    template: "Template",
    taken: "This job now has the stages of the template.",
    saveText: "Save the stages of this job for others of its kind.",
    name: "Name",
    namePlaceholder: "For example “Engineers”",
    save: "Save as a template",
    saved: "Template saved.",
    listText:
      "Save a template on the stages page of a job. Each job can take the stages of a template there.",
    delete: "Delete the template {name}",
    deleted: "Template deleted.",
  },
} as const;

export const errors = {
  stage_kind: "Please choose what this stage counts as",
  stage_kind_fixed: "What a stage counts as can’t be changed. Please add another stage.",
  too_many_stages: `You can have up to ${caps.stages} stages of your own`,
  stage_name_taken: "Another stage has this name. Please choose another one.",
  stage_in_use: "There are applicants in this stage. Please move them to another one first.",
  stage_template_exists: "You already have a template with this name. Please choose another name.",
  stage_template_limit: "You can have up to {max} templates. Please delete one first.",
  stage_template_gone: "This template has been deleted",
  stages_changed: "A colleague has just changed the stages. Please reload the page.",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    stages: typeof import("./messages.en.ts");
  }
}
