/** The privacy policy. A change of meaning changes `version`. */
export const copy = {
  metaTitle: "Privacy policy",
  metaDescription:
    "What Sen keeps of you, why and how long, who reads it, and how you see, correct, take along or delete it. By Vietnam's law 91/2025/QH15.",
  title: "Privacy policy",
  version: "Version of 21 November 2026",
  lead: "Looking for work means showing a lot of yourself. This page says what we keep of it, why, for how long, and how you get it back or have it deleted. It follows Vietnam's Law on Personal Data Protection, 91/2025/QH15.",
  contents: "On this page",
  short: {
    title: "In short",
    points: [
      "We ask for what hiring needs, and for nothing else.",
      "An employer reads your CV when you apply there, not before.",
      "90 days after a rejection the employer no longer has your name, contact data and CV, unless you agreed that they keep it for 12 months.",
      "We do not sell personal data, and no advertising network watches you here.",
      "You can close your account yourself, at any time.",
    ],
  },
  keep: { why: "Why", long: "How long" },
  sections: [
    {
      id: "who",
      title: "Who is responsible",
      blocks: [
        "Sen runs this site and decides, together with the employers who use it, how personal data is used. When you apply for a job, the employer receives your application and is responsible for what their people do with it; we are responsible for the site, for what we keep ourselves, and for the periods named here.",
        "This policy is for job seekers, for the people who recruit for a company, and for everybody who writes to us.",
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
          what: "Your account: name, email, phone if you give it, password (only as a code that cannot be turned back), language",
          why: "To let you in, and to reach you about your applications and jobs.",
          long: "Until you close the account. Name, email and phone are removed at once then.",
        },
        {
          what: "CV files and online CV",
          why: "So that you can apply without writing everything again.",
          long: "Until you delete them or close the account.",
        },
        {
          what: "An application: the CV as you sent it, letter, answers, what happened to it",
          why: "So that the employer can decide, and you can see where you stand.",
          long: "While the application runs. 90 days after it was rejected or withdrawn, what points to you is removed for the employer; you are told a week before. If you agreed to the talent pool: 12 months, which only you can renew.",
        },
        {
          what: "Consents: what you agreed to, when, in which words",
          why: "The law asks us to be able to show it.",
          long: "As long as the consent is in use, and for as long as the law lets you or us ask about it.",
        },
        {
          what: "Job alerts and saved jobs",
          why: "To send you what you asked for.",
          long: "Until you end them. Each email has a link that does it with one click.",
        },
        {
          what: "Recruiters: name, work email, phone, company, what they did on the board",
          why: "To show who is hiring, and so that a team knows who decided what.",
          long: "While the account lives; the company's history keeps the act, without the name of somebody who has left.",
        },
        {
          what: "Sessions: when and from which kind of browser you signed in",
          why: "To keep you signed in, and to end it when you ask.",
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
          what: "Mails that we send you",
          why: "To see that they went out.",
          long: "What a mail said is forgotten after 90 days; that it was sent to your address stays.",
        },
      ],
    },
    {
      id: "never",
      title: "What we do not do",
      blocks: [
        [
          "Sell or rent out personal data.",
          "Load scripts of advertisers, or of statistics tools without your yes.",
          "Sort people out by a score. Screening questions only mark an answer for a person to look at; nobody is rejected by a machine.",
          "Let companies search your profile unless you make it visible. Even then your contact data stays hidden until you accept an invitation.",
        ],
        "One thing happens by the clock: an application that an employer leaves unanswered for 15 days is closed. That says nothing about you; you are told so, and it does not count as a rejection.",
      ],
    },
    {
      id: "who-reads",
      title: "Who reads your data",
      blocks: [
        [
          "The employer whose job you apply for: the people of that company who work on the job.",
          "Our consultants, if you talk with them about a role; a client company sees your CV only after you agreed.",
          "Our administrators, as far as a question or a review needs it.",
          "The services that run the site for us, such as the one that delivers mail. They act on our instructions only.",
          "Google or Facebook, if you sign in with them: they learn that you use Sen, and we learn your name and email from them.",
          "Authorities, where a law obliges us.",
        ],
        "In your account you see which company opened your application, and when.",
      ],
    },
    {
      id: "talent-pool",
      title: "Being kept for later jobs",
      blocks: [
        "At the end of each application you may agree that the company keeps your CV for other jobs. The box is empty until you tick it. The agreement holds for 12 months, for that company only. You can take it back at any time, as easily as you gave it; the 90 days count from then.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies",
      blocks: [
        "These are our own; the site needs them, or you chose what they remember.",
        [
          "Session: keeps you signed in. Scripts cannot read it.",
          "Device: remembers that you have signed in here before, so that nobody who guesses passwords elsewhere can keep you out.",
          "Language: keeps English or Vietnamese.",
          "Appearance: light or dark, and whether the side menu is folded.",
          "Source: the campaign or referral a link named, so that an employer knows which of their links work.",
        ],
        "If visits are counted with an outside tool, you are asked first. Without your yes nothing of it is loaded, and you can change your answer at any time by the link at the foot of each page; the answer is kept in a cookie, too.",
      ],
    },
    {
      id: "rights",
      title: "Your rights, and how long they take",
      blocks: [
        "You may know what we keep, agree or refuse, take back an agreement, see, correct and receive your data, have it deleted, have its use limited, object to it, complain, and claim damages.",
        [
          "Correcting, downloading and deleting files, taking back an agreement, closing the account: do it yourself in your account; it takes effect at once.",
          "Everything else: write to us. We answer within 2 working days.",
          "To take back an agreement or to limit or object to a use: done within 15 days. To see, receive or correct data: within 10 days. To delete it: within 20 days.",
          "If a request is hard, we may take up to 15 days more, once, and tell you why before the first period ends.",
        ],
        "It costs nothing. We may ask you to show that you are the person whose data it is. If you are not content with our answer, you may turn to the authority for personal data protection at the Ministry of Public Security.",
      ],
    },
    {
      id: "safety",
      title: "How we protect it",
      blocks: [
        "Connections are encrypted, passwords are kept as codes only, files are checked before anybody opens them, and each company reaches its own applicants only.",
        "If data is lost or falls into wrong hands in a way that can harm you, we tell the authority within 72 hours, and you without delay: what happened, what it may mean and what you can do.",
      ],
    },
    {
      id: "young",
      title: "Young people",
      blocks: [
        "Sen is for people who may work: from 15 years on. If you are under 16, use it with the agreement of a parent or guardian. If we learn that a younger child has an account, we delete it.",
      ],
    },
    {
      id: "abroad",
      title: "Data outside Vietnam",
      blocks: [
        "Some employers sit in other countries of Southeast Asia. If you apply there, your application is read there; the ad says where the job is. Before data leaves Vietnam in another way, we assess and report it as the law asks, and name it here.",
      ],
    },
    {
      id: "changes",
      title: "Changes and contact",
      blocks: [
        "If this policy changes in a way that matters to you, we tell you by email before it takes effect, and ask anew where an agreement is needed. The version stands at the top of this page.",
        { before: "Questions, requests and complaints:", to: "/chat-with-support", label: "write to us" },
      ],
    },
  ],
} as const;
