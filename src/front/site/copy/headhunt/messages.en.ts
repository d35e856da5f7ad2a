import { headhuntTerms as headhunt } from "../../terms.ts";

/** Texts of the page of the headhunting service. */
export const copy = {
  metaTitle: "Headhunting service in Vietnam and Southeast Asia",
  metaDescription: `First CV within ${headhunt.firstCvDays} days, a success fee of about ${headhunt.feeLeast}–${headhunt.feeMost}% of the annual salary, a free replacement during probation. Tell us who you are looking for.`,
  title: "Tell us who you need. We will find them.",
  lead: "Our consultants find, call and screen people who aren’t applying. You only meet those who fit, and only pay when someone starts.",
  action: "Talk to a consultant",
  terms: [
    {
      figure: `${headhunt.firstCvDays} days`,
      title: "First CV",
      text: `Within ${headhunt.firstCvDays} days of signing the service agreement.`,
    },
    {
      figure: `${headhunt.feeLeast}–${headhunt.feeMost}%`,
      title: "Success fee",
      text: "Of the annual gross salary. Nothing until someone starts.",
    },
    {
      figure: "1 free",
      title: "Replacement",
      text: "If the person leaves during probation, we find another at no charge.",
    },
    {
      figure: `−${headhunt.nextFeeCut}%`,
      title: "Or off the next fee",
      text: "If you don’t want a replacement, or we can’t find one.",
    },
  ],
  steps: {
    title: "How it works",
    items: [
      {
        title: "You describe the role",
        text: "A short call: what the person will do, what the salary is, what has not worked so far.",
      },
      {
        title: "We agree on the terms",
        text: "Fee, warranty and payment are set out in one service agreement. You know the cost before we begin.",
      },
      {
        title: "You read the first CVs",
        text: `Within ${headhunt.firstCvDays} days, with our notes and what the person expects. Every candidate knows about your role and has agreed.`,
      },
      {
        title: "You meet and choose",
        text: "We arrange interviews, collect feedback from both sides and help with the offer.",
      },
      {
        title: "Someone starts",
        text: "Only now is the fee due. We stay in touch with both sides through probation.",
      },
    ],
  },
  example: {
    title: "What it costs: an example",
    text: "A developer with a gross salary of VND 40 million a month, and an agreed fee of 18%.",
    rows: [
      { label: "Annual salary", how: "40,000,000 × 12", sum: "VND 480,000,000" },
      { label: "Success fee", how: "480,000,000 × 18%", sum: "VND 86,400,000" },
      { label: "Next fee if there is no replacement", how: "86,400,000 − 40%", sum: "VND 51,840,000" },
    ],
    note: "The last row assumes a next role with the same salary.",
  },
  questions: {
    title: "Questions companies ask",
    items: [
      {
        question: "When do I pay?",
        answer:
          "When the person has started. If no one fits, you owe nothing: no deposit, no fee for CVs or interviews.",
      },
      {
        question: "How is the fee calculated?",
        answer: `Monthly gross salary × 12 × the agreed rate. The rate is about ${headhunt.feeLeast}–${headhunt.feeMost}%, depends on the level and how rare the skills are, and is set out in the service agreement.`,
      },
      {
        question: "What if the person leaves?",
        answer: `If they leave during probation, or you part ways, we look for one replacement at no charge. If there is none, or you do not want one, your next introduction costs ${headhunt.nextFeeCut}% less.`,
      },
      {
        question: "Which roles do you search for?",
        answer:
          "Specialists and managers in IT, finance, sales, marketing, human resources, design and operations, in Vietnam and Southeast Asia. For entry-level roles a free job post usually works better, and we will tell you so.",
      },
      {
        question: "How long does the warranty last?",
        answer: `As long as the probation that the service agreement names: ${headhunt.warrantyDays} days unless we agree on something else.`,
      },
    ],
  },
  contact: {
    title: "Who are you looking for?",
    text: "Tell us briefly about the role. A consultant will get back to you within 24 hours, Monday to Friday. Our hours are 09:00–18:00.",
  },
  self: {
    title: "Prefer to hire on your own?",
    text: "Posting jobs is free.",
    action: "Post a job",
  },
} as const;
