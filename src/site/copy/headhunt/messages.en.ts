/** What the page of the headhunting service says. */
export const copy = {
  metaTitle: "Headhunting service in Vietnam and Southeast Asia",
  metaDescription:
    "First CV within 3 days, a success fee of about 15–18% of the annual salary, a free replacement during probation. Tell us whom you are looking for.",
  title: "Tell us whom you need. We will find them.",
  lead: "Our consultants look for people who are not reading job ads: they search, call, check and introduce. You meet only those who fit, and pay only when somebody starts.",
  action: "Ask for a consultant",
  terms: [
    { figure: "3 days", title: "The first CV", text: "Within 3 days after we have agreed on the order." },
    {
      figure: "15–18%",
      title: "Success fee",
      text: "Of the annual salary, before tax. Nothing before somebody starts.",
    },
    {
      figure: "1 for free",
      title: "Replacement",
      text: "If the person leaves during probation, we find another one free of charge.",
    },
    { figure: "−40%", title: "Or on the next fee", text: "If no replacement is wanted or found." },
  ],
  steps: {
    title: "How it goes",
    items: [
      {
        title: "You describe the role",
        text: "A short call: what the person will do, what the pay is, what has not worked so far.",
      },
      {
        title: "We agree on the terms",
        text: "Fee, warranty and payment stand in one order. You know what a success will cost before we begin.",
      },
      {
        title: "You read the first CVs",
        text: "Within 3 days, with our notes and what the person expects. Each candidate knows of your role and agrees.",
      },
      {
        title: "You meet and choose",
        text: "We arrange interviews, collect feedback from both sides and help with the offer.",
      },
      {
        title: "Somebody starts",
        text: "Only now is the fee due. We stay in touch with both of you through the probation.",
      },
    ],
  },
  example: {
    title: "What it costs: an example",
    text: "A developer at 40 million ₫ a month before tax, and an agreed fee of 18%.",
    rows: [
      { label: "Annual salary", how: "40,000,000 × 12", sum: "480,000,000 ₫" },
      { label: "Success fee", how: "480,000,000 × 18%", sum: "86,400,000 ₫" },
      { label: "Next fee after a leave without replacement", how: "86,400,000 − 40%", sum: "51,840,000 ₫" },
    ],
    note: "The last row takes a next role with the same pay.",
  },
  questions: {
    title: "Questions that companies ask",
    items: [
      {
        question: "When do I pay?",
        answer:
          "When the person has started. If nobody fits, you owe nothing: no deposit, no fee for CVs or interviews.",
      },
      {
        question: "How is the fee worked out?",
        answer:
          "Monthly salary before tax × 12 × the agreed rate. The rate is about 15–18%, depends on the level and on how rare the skills are, and stands in the order.",
      },
      {
        question: "What if the person leaves?",
        answer:
          "If they leave during probation, or you part with them, we look for a replacement free of charge, once. If there is none, or you do not want one, your next introduction costs 40% less.",
      },
      {
        question: "For which roles do you search?",
        answer:
          "Specialists and managers in IT, finance, sales, marketing, human resources, design and operations, in Vietnam and Southeast Asia. For entry-level roles a free job post usually works better, and we will tell you so.",
      },
      {
        question: "How long does the warranty last?",
        answer: "As long as the probation that the order names: 60 days unless we agree on something else.",
      },
    ],
  },
  contact: {
    title: "Whom are you looking for?",
    text: "Leave a few words. A consultant calls back within 24 working hours, Monday to Friday from 09:00 to 18:00.",
  },
  self: {
    title: "Would you rather search yourself?",
    text: "Posting jobs is free of charge.",
    action: "Post a job",
  },
} as const;
