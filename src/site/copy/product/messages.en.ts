/** What the page of employers' tools says. */
export const copy = {
  metaTitle: "Hiring tools for employers",
  metaDescription:
    "Free job posts, a board for applicants, an answer clock, email templates, interviews, a team and a company page: the tools for employers.",
  title: "The quiet way to hire well",
  lead: "Each tool below takes one thing off your desk: the searching, the chasing, the forgetting. All of them are free.",
  action: "Post a job for free",
  headhunt: "Or let us find them",
  features: [
    {
      id: "ad",
      title: "An ad that gets answers",
      text: "The form asks for what candidates look for first, and keeps a draft while you write. Ads are shown in English or Vietnamese, found with and without accents, and passed on to Google's job search.",
      points: [
        "3 open jobs at a time; unlimited for verified companies",
        "Reviewed by a person within 1–2 working days",
        "Up to 5 screening questions of your own",
        "Online for 45 days, longer if you need it",
      ],
    },
    {
      id: "board",
      title: "Every applicant on one board",
      text: "Each job has a board from applied to hired. Drag a card, use the keyboard, or tap on your phone; your team sees it at once.",
      points: [
        "CV, answers, notes and history on one page",
        "Reject with a reason, and undo if you were too quick",
        "Two people on one board never overwrite each other",
      ],
    },
    {
      id: "clock",
      title: "Nobody is left in silence",
      text: "A small clock on each card shows how long someone has been waiting. Three days is good manners; we remind you before it gets late.",
      points: [
        "A reminder on day 3, a flag on day 7",
        "Day 15 closes the application, kindly and with a reason",
        "Public holidays do not count",
      ],
    },
    {
      id: "mail",
      title: "Emails that write themselves",
      text: "Templates for every stage in English and Vietnamese, with the candidate's name, the job and the time filled in. Read it once, send, done.",
      points: [
        "In your own words, shared with the team",
        "A preview before anything is sent",
        "Everything sent is in the applicant's history",
      ],
    },
    {
      id: "interview",
      title: "Interviews without the back and forth",
      text: "Suggest a time; the candidate accepts or proposes another. The invitation lands in everyone's calendar and moves when the interview moves.",
      points: [
        "By phone, by video, on site or as a test",
        "First, second and final rounds",
        "See others' feedback only after giving yours",
      ],
    },
    {
      id: "team",
      title: "Hire as a team",
      text: "Invite colleagues by email. Everyone sees what is theirs, and reports show where candidates are waiting.",
      points: [
        "Administrators and members, with clear rights",
        "Tasks with a due date, a reminder and an owner",
        "From views to hires, by source, as tables and CSV",
      ],
    },
    {
      id: "page",
      title: "A page that shows who you are",
      text: "Your company page brings together your story, values, people, pictures and all your open jobs.",
      points: [
        "Verified by tax code, with a badge on every ad",
        "Up to 5 pictures or a video",
        "Its own address to share",
      ],
    },
  ],
  last: {
    title: "Start with one job",
    text: "It takes ten minutes and costs nothing.",
    action: "Post a job for free",
  },
} as const;
