import { caps } from "./terms.ts";

export const console = {
  title: "Stages of new jobs",
  lead: "Every new job starts with these stages. A change here does not affect jobs you already have: change their stages from the board of each job. Candidates only see what kind of stage they have reached, never its name.",
  jobTitle: "Stages of this job",
  jobLead:
    "A change here affects this job only. Candidates only see what kind of stage they have reached, never its name.",
  memberNote: "Only administrators can change them.",
  saved: "The stages are saved.",
  changed: "A colleague has changed the stages in the meantime. Here is how they are now.",
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
} as const;

export const errors = {
  stage_kind: "Please choose what this stage counts as",
  stage_kind_fixed: "What a stage counts as can’t be changed. Please add another stage.",
  too_many_stages: `You can have up to ${caps.stages} stages of your own`,
  stage_name_taken: "Another stage has this name",
  stage_in_use: "There are applicants in this stage. Please move them to another one first.",
  stages_changed: "A colleague has changed the stages in the meantime. Please reload the page.",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    stages: typeof import("./messages.en.ts");
  }
}
