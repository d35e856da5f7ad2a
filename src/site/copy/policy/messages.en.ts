/** The privacy policy. A change of meaning changes `version`. */
export const copy = {
  metaTitle: "Privacy policy",
  metaDescription:
    "What data Sen keeps about you, why, for how long, who can see it, and how to access, correct or delete it. Under Vietnam’s law 91/2025/QH15.",
  title: "Privacy policy",
  version: "Version of 22 November 2026",
  lead: "Looking for work means sharing a lot about yourself. This page says what we keep, why, for how long, and how you get a copy or have it deleted. It follows Vietnam’s Law on Personal Data Protection, 91/2025/QH15.",
  contents: "On this page",
  short: {
    title: "In short",
    points: [
      "We only ask for what hiring needs.",
      "An employer sees your CV only when you apply there.",
      "At most 90 days after your application ends, your name, contact details and CV are deleted on the employer’s side, unless you agreed that they keep them for 12 months.",
      "We do not sell personal data, and no advertising network tracks you here.",
      "You can close your account yourself, at any time. It is deleted 7 days later; until then you can keep it.",
    ],
  },
  keep: { why: "Why", long: "How long" },
  sections: [
    {
      id: "who",
      title: "Who is responsible",
      blocks: [
        "Sen runs this site and decides, together with the employers who use it, how personal data is used. When you apply for a job, the employer receives your application and is responsible for how their people use it; we are responsible for the site, for what we keep ourselves, and for the periods named here.",
        "This policy is for job seekers, for the people who recruit for a company, and for everyone who contacts us.",
      ],
    },
    {
      id: "what",
      title: "What we keep, why and how long",
      blocks: [
        "Fields that are not marked as required can stay empty. Gender, date of birth and nationality are never required.",
      ],
      keeps: [
        {
          what: "Your account: name, email, phone if you give it, password (stored as a one-way hash), language",
          why: "To log you in, and to contact you about your applications and jobs.",
          long: "Until you close the account, and 7 days more in which you can keep it. Name, email and phone are deleted then.",
        },
        {
          what: "CV files",
          why: "So that you can apply without writing everything again.",
          long: "Until you delete them, or until 7 days after you close the account. A file that you deleted stays with employers you sent it to, for as long as the application is kept.",
        },
        {
          what: "An application: the CV as you sent it, cover letter, answers, messages with the employer, notes of the employer, status",
          why: "So that the employer can decide, and you can track it.",
          long: "While the application is open. At most 90 days after it was rejected, withdrawn or closed without a response, name, contact details, CV, cover letter, answers, messages and notes are deleted on the employer’s side; we email you a week before. The employer keeps only that someone applied, when, and how it ended. If you agreed that the company keeps your CV: 12 months from that day, which only you can renew.",
        },
        {
          what: "People whom a company adds to its own candidates: name, contact details, CV, skills, where they were found",
          why: "So that the company can consider them for its jobs. It has to confirm that they agreed. Only this company sees them.",
          long: "At most 12 months, unless the company renews it because they still agree, or an application is open. If they apply with the same email, it becomes part of their application.",
        },
        {
          what: "Consents: what you agreed to, when, where and in which words",
          why: "The law requires us to be able to prove it.",
          long: "As long as the consent is in use, and for as long as the law lets you or us ask about it.",
        },
        {
          what: "Job alerts and saved jobs",
          why: "To send you what you asked for.",
          long: "Until you delete them. Each email has a link to unsubscribe with one click.",
        },
        {
          what: "Notifications in Sen, and which ones you turned off",
          why: "To tell you what concerns you, and only where you want it.",
          long: "90 days after you have read them, a year at most; your choices until you close the account.",
        },
        {
          what: "Recruiters: name, work email, phone, company, their actions on the board",
          why: "To show who is hiring, and so that a team knows who decided what.",
          long: "While the account is open; the company’s history keeps the action, without the name of a person who has left.",
        },
        {
          what: "Sessions: when, from which network address and with which browser you logged in",
          why: "To keep you logged in, and to log you out when you ask.",
          long: "30 days without use; 30 days more to answer questions about misuse.",
        },
        {
          what: "Audit log: when an account logged in, changed something, opened a CV or was refused, with IP address and browser",
          why: "To find and prove misuse. Decree 53/2022 asks for such a log.",
          long: "12 months, also after you close your account; your name is no longer beside it then.",
        },
        {
          what: "Messages to us",
          why: "To answer you.",
          long: "90 days after the matter is settled, and longer only where a law asks for it. With an account you can read it there until you close that.",
        },
        {
          what: "Emails that we send you",
          why: "To know that they were sent.",
          long: "The content of an email is deleted after 90 days; we keep a record that it was sent to your address.",
        },
      ],
    },
    {
      id: "never",
      title: "What we do not do",
      blocks: [
        [
          "Sell or rent out personal data.",
          "Load scripts of advertisers, or of statistics tools without your consent.",
          "Reject people by a score. Screening questions only mark an answer for a person to look at.",
          "Let companies search for your profile. They see what you sent them, and nothing else.",
        ],
        "Only one thing is done automatically: if an employer has not responded to an application after 15 days (public holidays do not count), it is closed. This is no judgement of you; we tell you, and it does not count as a rejection.",
      ],
    },
    {
      id: "who-reads",
      title: "Who sees your data",
      blocks: [
        [
          "The employer whose job you apply for: the people of that company who work on the job.",
          "Our consultants, if you talk with them about a role; a client company sees your CV only after you agreed.",
          "Our administrators, as far as a question or a review needs it.",
          "The services that run the site for us, such as the one that delivers emails. They act on our instructions only.",
          "Google or Facebook, if you log in with them: they know that you use Sen, and we receive your name and email from them.",
          "Authorities, where a law obliges us.",
        ],
        "In your account you see when a company first viewed your application.",
      ],
    },
    {
      id: "talent-pool",
      title: "Keeping your CV for other jobs",
      blocks: [
        "When you apply, you may agree that the company keeps your CV for other jobs. The box is empty until you tick it. Your consent is valid for 12 months, for that company only. You can give it, renew it or withdraw it on the application’s page at any time until the data is deleted. If you withdraw it, your data is deleted at most 90 days after the application ended; if these are over, a week after we email you.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies",
      blocks: [
        "These are our own; the site needs them, or you chose what they remember.",
        [
          "Session: keeps you logged in. Scripts cannot read it.",
          "Device: remembers that you have logged in here before, so that people who guess passwords elsewhere can’t lock you out.",
          "Language: keeps English or Vietnamese.",
          "Appearance: light or dark, and whether the side menu is folded.",
          "Source: the campaign or referral a link named, so that an employer knows which of their links work.",
        ],
        "If visits are counted with an outside tool, you are asked first. Without your consent nothing of it is loaded, and you can change your answer at any time by the link at the foot of each page; the answer is kept in a cookie, too.",
      ],
    },
    {
      id: "rights",
      title: "Your rights and our deadlines",
      blocks: [
        "You may know what we keep, agree or refuse, withdraw consent, see, correct and receive your data, have it deleted, have its use limited, object to it, complain, and claim damages.",
        [
          "Correcting your details, downloading and deleting files, withdrawing consent, downloading everything we know of you, closing the account: you can do this yourself in your account, at once. A closed account is deleted after 7 days.",
          "Everything else: contact us. We answer within 2 working days.",
          "To withdraw consent, or to restrict or object to a use: done within 15 days. To see, receive or correct data: within 10 days. To delete it: within 20 days.",
          "If a request is hard, we may take up to 15 days more, once, and tell you why before the first period ends.",
        ],
        "It costs nothing. We may ask you to show that you are the person whose data it is. If you are not satisfied with our answer, you may turn to the authority for personal data protection at the Ministry of Public Security.",
      ],
    },
    {
      id: "safety",
      title: "How we protect it",
      blocks: [
        "Connections are encrypted, passwords are stored as hashes, files are checked before anyone opens them, and each company reaches its own applicants only.",
        "If data is lost or falls into the wrong hands in a way that can harm you, we tell the authority within 72 hours, and you without delay: what happened, what it may mean and what you can do.",
      ],
    },
    {
      id: "young",
      title: "People under 18",
      blocks: [
        "Sen is for people who may work: from 15 years on. If you are under 16, use it with the agreement of a parent or guardian. If we learn that a younger child has an account, we delete it.",
      ],
    },
    {
      id: "abroad",
      title: "Data outside Vietnam",
      blocks: [
        "Some employers are in other countries of Southeast Asia. If you apply there, your application is read there; the job says where it is. Before data leaves Vietnam in another way, we assess and report it as the law asks, and name it here.",
      ],
    },
    {
      id: "changes",
      title: "Changes and contact",
      blocks: [
        "If this policy changes in a way that matters to you, we tell you by email before it takes effect, and ask again where consent is needed. The version is at the top of this page.",
        { before: "Questions, requests and complaints:", to: "/chat-with-support", label: "contact us" },
      ],
    },
  ],
} as const;
