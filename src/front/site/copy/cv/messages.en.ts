import { quickApplyCvMaxBytes } from "#profiles/cv/terms.ts";

/** Texts of the page about applying with a CV. */
export const copy = {
  metaTitle: "Apply online with your CV",
  metaDescription:
    "How to apply for jobs on Sen with a CV file: which files are accepted, who sees your CV and how you follow your application.",
  title: "Apply online with your CV",
  lead: "Choose a job, attach your CV and send it. If you have no account yet, one is created as you apply.",
  action: "Browse jobs",
  editor: "Create an online CV",
  steps: {
    title: "How it works",
    items: [
      {
        title: "Choose a job",
        text: "Search by job title, skill or company, and narrow the list by location and salary.",
      },
      {
        title: "Attach your CV",
        text: `A PDF or Word file of up to ${quickApplyCvMaxBytes / 1024 ** 2} MB, with a cover letter if you want to add one.`,
      },
      {
        title: "Follow your application",
        text: "“My applications” shows its status, and when the employer first viewed your CV.",
      },
    ],
  },
  questions: {
    title: "Questions about your CV",
    items: [
      {
        question: "Which files can I send?",
        answer:
          "PDF, DOCX or DOC, without a password or macros. PDF keeps your layout. A scanned CV works, but only people can read it, not our search.",
      },
      {
        question: "Who sees my CV?",
        answer: "The company you apply to. Other companies can’t find your CV files.",
      },
      {
        question: "Can I withdraw my application?",
        answer: "Yes, in “My applications”, for as long as the employer has not ended it.",
      },
    ],
  },
} as const;
