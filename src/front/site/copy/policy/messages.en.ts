import {
  clockDays,
  consentMonths,
  retentionMost,
  undecidedDays,
  warningDays,
} from "#hiring/applications/terms.ts";
import { inviteDays } from "#hiring/candidate-search/terms.ts";
import { shareDays } from "#hiring/share-links/terms.ts";
import { mailDays } from "#kit/mail-definition.ts";
import { settledDays } from "#market/support/terms.ts";
import { endedSessionDays, graceDays, sessionLife } from "#people/accounts/terms.ts";
import { staleInviteDays } from "#people/members/terms.ts";
import { readDays } from "#people/notifications/terms.ts";

/** Texts of the privacy policy. A change of their meaning requires a new `version`. */
export const copy = {
  metaTitle: "Privacy policy",
  metaDescription:
    "What data Sen keeps about you, why, for how long, who can see it, and how to access, correct or delete it. Under Vietnam’s law 91/2025/QH15.",
  title: "Privacy policy",
  version: "Version of 24 November 2026",
  lead: "Looking for work means sharing a lot about yourself. This page says what we keep, why, for how long, and how you get a copy or have it deleted. It follows Vietnam’s Law on Personal Data Protection, 91/2025/QH15.",
  contents: "On this page",
  short: {
    title: "In short",
    points: [
      "We only ask for what hiring needs.",
      "An employer sees your CV only when you apply there, accept its invitation or give it a share link.",
      `At most ${retentionMost} days after your application ends, your name, contact details and CV are deleted on the employer’s side, unless you agreed that they keep them for ${consentMonths} months.`,
      "We do not sell personal data, and no advertising network tracks you here.",
      `You can close your account yourself, at any time. It is deleted ${graceDays} days later; until then you can keep it.`,
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
          id: "account",
          what: "Your account: name, email, phone if you give it, password (stored as a one-way hash), language, two-step login and the Google or Facebook account if you use them",
          why: "To log you in, and to contact you about your applications and jobs.",
          long: `Until you close the account, and ${graceDays} days more in which you can keep it. Name, email and phone are deleted then.`,
        },
        {
          id: "profile",
          what: "Your profile: photo, job title, about, work experience, education, skills, languages, certificates, references, links, job preferences; date of birth, gender and nationality if you give them. Your online CV is made of it.",
          why: "To fill in your applications, and to show it to companies as your profile visibility says.",
          long: `Until you delete it, or until ${graceDays} days after you close the account.`,
        },
        {
          id: "cvs",
          what: "CV files",
          why: "So that you can apply without writing everything again.",
          long: `Until you delete them, or until ${graceDays} days after you close the account. A file that you deleted stays with employers you sent it to, for as long as the application is kept.`,
        },
        {
          id: "applications",
          what: "An application: the CV as you sent it, cover letter, answers, messages and emails, interviews, offers, notes and feedback of the employer, status",
          why: "So that the employer can decide, and you can track it.",
          long: `While the application is open. At most ${retentionMost} days after it was rejected, withdrawn or closed automatically, name, contact details, CV, cover letter, answers, messages, offers, notes and feedback are deleted on the employer’s side; we email you ${warningDays} days before. The employer keeps only that someone applied, when, and how it ended. If you agreed that the company keeps your CV: ${consentMonths} months from that day, which only you can renew.`,
        },
        {
          id: "invitations",
          what: "Invitations to apply that companies send you, requests of agencies to store your data, and your answers",
          why: "So that you can accept or decline, and are not invited again soon after you declined.",
          long: `You can answer for ${inviteDays} days. The record stays until ${graceDays} days after you close the account.`,
        },
        {
          id: "share-links",
          what: "Share links for your CV: what they show, when and by which company they were opened, and the feedback left there",
          why: "So that you can send your CV to people you choose, and see who opened it.",
          long: `A link works for at most ${shareDays[3]} days, or until you revoke it. Its record stays until ${graceDays} days after you close the account.`,
        },
        {
          id: "added",
          what: "People that a company adds to its own candidates: name, contact details, CV, skills, source",
          why: "So that the company can consider them for its jobs. It has to confirm that they agreed. Only this company sees them.",
          long: `At most ${consentMonths} months, unless the company renews it because they still agree, or an application is open. If they apply with the same email, it becomes part of their application.`,
        },
        {
          id: "consents",
          what: "Consents: what you agreed to, when, where and in which words",
          why: "The law requires us to be able to prove it.",
          long: "As long as the consent is in use, and for as long as the law lets you or us ask about it.",
        },
        {
          id: "choices",
          what: "Job alerts, saved jobs, companies you follow, and jobs and companies you hide",
          why: "To send you what you asked for, to leave out what you do not want to see, and to keep your profile from companies you hide.",
          long: "Until you delete them or close the account. Each job alert has a link to unsubscribe with one click.",
        },
        {
          id: "calendar",
          what: "The private address of your interview calendar, if you use it (stored as a one-way hash)",
          why: "So that your calendar app can read your interviews.",
          long: "Until you turn it off or make a new one, or close the account.",
        },
        {
          id: "busy-hours",
          what: "Calendars that recruiters and consultants add: the address or access (stored encrypted), and the hours at which they are busy, never titles",
          why: "So that colleagues plan interviews at free times, and candidates are not offered busy ones.",
          long: "Until the calendar is removed or the account is closed; the hours from yesterday until three months ahead.",
        },
        {
          id: "notifications",
          what: "Notifications on Sen, and which ones you turned off",
          why: "To tell you about things that matter to you, where you want to hear about them.",
          long: `${readDays} days after you have read them, a year at most; your choices until you close the account.`,
        },
        {
          id: "recruiters",
          what: "Recruiters: name, work email, phone, company, what they do on Sen (moves, notes, feedback, tasks, imports, API keys, saved views, weekly reports)",
          why: "To show who is hiring, and so that a team knows who decided what.",
          long: "While the account is open; the company’s history keeps the action, without the name of a person who has left.",
        },
        {
          id: "team-invites",
          what: "People that a company invites to its team: email and role",
          why: "So that they can join.",
          long: `Until they join, or ${staleInviteDays} days after the invite has ended.`,
        },
        {
          id: "sessions",
          what: "Sessions: when, from which network address and with which browser you logged in",
          why: "To keep you logged in, and to log you out when you ask.",
          long: `Job seekers stay logged in for ${sessionLife.candidate.idleHours / 24} days without use, recruiters for ${sessionLife.recruiter.idleHours / 24}, anyone for at most ${sessionLife.candidate.maxDays}. An ended session is stored for ${endedSessionDays} days more, to answer questions about misuse.`,
        },
        {
          id: "audit-log",
          what: "Audit log: when an account logged in, changed something, opened a CV or was refused, with IP address and browser",
          why: "To find and prove misuse. Decree 53/2022 asks for such a log.",
          long: "12 months, also after you close your account; your name is no longer beside it then.",
        },
        {
          id: "support",
          what: "Messages to us",
          why: "To answer you. We may pass a headhunting request with your contact details on to a recruitment agency on Sen, and we tell you its name.",
          long: `${settledDays} days after the matter is settled, and longer only where a law asks for it. With an account you can read it there until you close that.`,
        },
        {
          id: "notes-on-accounts",
          what: "Notes of our administrators on an account",
          why: "So that the next person who works on your request knows what was found and agreed.",
          long: "Until the account is erased.",
        },
        {
          id: "emails",
          what: "Emails that we send you",
          why: "To know that they were sent.",
          long: `The content of an email is deleted after ${mailDays} days; we keep a record that it was sent to your address.`,
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
          "Let companies search for your profile, unless you make it public to verified companies. Then they see job title, location, years of work, skills, languages and availability, and who you are only once you accept an invitation.",
          "Let recruitment agencies search for your profile, unless you allow it in your privacy settings; that is a choice of its own. They see the same, and who you are only once you accept an invitation or a request.",
        ],
        `Applications are closed automatically in two cases only: if an employer has not responded after ${clockDays.closed} days (public holidays do not count), and if there is no decision and no activity for ${undecidedDays.ends} days after a job has ended. Neither is a judgement of you; we tell you, and it does not count as a rejection.`,
      ],
    },
    {
      id: "who-reads",
      title: "Who sees your data",
      blocks: [
        [
          "The employer whose job you apply for, or whose invitation you accept: the people of that company who work on the job.",
          "Verified companies, if you make your profile public to them: what is named above, without your name, photo, contact details or employers.",
          "Recruitment agencies, if you let them find you: the same as verified companies.",
          "Anyone you give a share link to, with its code if you set one, until the link ends.",
          "Our consultants, if you talk with them about a role; a client company sees your CV only after you agreed.",
          "Our administrators, as far as a question or a review needs it.",
          "The services that run the site for us, such as the one that delivers emails. They act on our instructions only.",
          "Google or Facebook, if you log in with them: they know that you use Sen, and we receive your name and email from them.",
          "Authorities, where a law obliges us.",
        ],
        "In your account you see when a company first viewed your application, and when your share links were opened.",
      ],
    },
    {
      id: "talent-pool",
      title: "Keeping your CV for other jobs",
      blocks: [
        `When you apply, you may agree that the company keeps your CV for other jobs. The box is empty until you tick it. Your consent is valid for ${consentMonths} months, for that company only. You can give it, renew it or withdraw it on the application’s page at any time until the data is deleted. If you withdraw it, your data is deleted at most ${retentionMost} days after the application ended; if these are over, ${warningDays} days after we email you.`,
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
          `Correcting your details, downloading and deleting files, withdrawing consent, downloading everything we keep about you, closing the account: you can do this yourself in your account, at once. A closed account is deleted after ${graceDays} days.`,
          "Everything else: contact us. We answer within 2 working days.",
          "To withdraw consent, or to restrict or object to a use: done within 15 days. To see, receive or correct data: within 10 days. To delete it: within 20 days.",
          "If a request is complex, we may take up to 15 more days, once, and tell you why before the first period ends.",
        ],
        "It costs nothing. We may ask you to show that you are the person whose data it is. If you are not satisfied with our answer, you may turn to the authority for personal data protection at the Ministry of Public Security.",
      ],
    },
    {
      id: "safety",
      title: "How we protect it",
      blocks: [
        "Connections are encrypted, passwords are stored as hashes, files are checked before anyone opens them, and each company reaches its own applicants only, apart from public profiles without names.",
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
        "When this policy changes, the new version is on this page, with its date at the top. If something new needs your consent, we ask you first.",
        { before: "Questions, requests and complaints:", to: "/chat-with-support", label: "contact us" },
      ],
    },
  ],
} as const;
