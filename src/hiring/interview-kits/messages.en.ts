import { kitMax } from "./terms.ts";

export const errors = {
  kit_empty: "Please add a question, or an attribute to rate",
  attribute_twice: "This attribute is already in the kit",
  too_many_questions_in_kit: `A kit can have up to ${kitMax.questions} questions`,
  too_many_attributes: `A kit can have up to ${kitMax.attributes} attributes`,
  kit_limit: "You can have up to {max} templates. Please delete one first.",
  kit_not_yours: "Only the author and administrators can change this template",
  kit_edited: "{name} has just changed this kit",
  kit_unknown: "Please choose a template",
  kit_of_round: "This round already has a kit. Please remove it first.",
} as const;

export const console = {
  list: {
    title: "Interview kits",
    lead: "What to ask in an interview, and what to rate. A job takes a template for each round, and can change its copy.",
    create: "New template",
    emptyTitle: "No templates yet",
    emptyText:
      "Write down once what your team asks in a first interview. Every interviewer then gives comparable feedback.",
    facts:
      "{questions, plural, =0 {No questions} one {# question} other {# questions}} · {attributes, plural, =0 {nothing to rate} one {# attribute} other {# attributes}}",
    by: "{name}, {when}",
    saved: "Template saved.",
    deleted: "Template deleted.",
    delete: "Delete",
    deleteOf: "Delete “{name}”",
    deleteTitle: "Delete “{name}”?",
    deleteText: "Jobs that have taken it keep their copies.",
    keep: "Keep it",
  },
  form: {
    createTitle: "New interview kit",
    editTitle: "Interview kit",
    locked: "Only the author and administrators can change this template.",
    name: "Name",
    nameHelp: "Only your team sees it, e.g. “First interview, sales”.",
    questions: "Questions",
    questionsText: "Interviewers see them beside the CV, and write down the answers.",
    question: "Question {number, number}",
    hint: "What to listen for",
    hintHelp: "E.g. names a real case, and what came of it",
    addQuestion: "Add question",
    attributes: "Attributes to rate",
    attributesText:
      "Each is rated from 1 to 5. Say what a weak and an excellent candidate show, so that everybody rates alike.",
    attribute: "Attribute {number, number}",
    low: "1 means",
    high: "5 means",
    addAttribute: "Add attribute",
    up: "Move up: {row}",
    down: "Move down: {row}",
    remove: "Remove: {row}",
    save: "Save kit",
    reload: "Open the current version",
  },
  job: {
    title: "Interview kits of this job",
    lead: "One kit for each round. A change here affects this job only.",
    templates: "Templates of your team",
    round: {
      r1: "1st interview",
      r2: "2nd interview",
      r3: "Final interview",
      r0: "Interviews without a round",
    },
    none: "No kit. Interviewers rate the skills of the job.",
    template: "Template",
    choose: "Choose a template",
    take: "Use template",
    edit: "Change",
    remove: "Remove",
    removeTitle: "Remove this kit from the round?",
    removeText: "The template stays, and so does feedback that was sent.",
    taken: "Kit added.",
    removed: "Kit removed.",
    noTemplates: "There are no templates yet.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    "interview-kits": typeof import("./messages.en.ts");
  }
}
