export const labels = {
  role: { "0": "Administrator", "1": "Member" },
  state: { pending: "Pending", accepted: "Joined", expired: "Expired", revoked: "Revoked" },
} as const;

export const site = {
  join: {
    title: "Join {company}",
    lead: "{inviter} invites you to look after jobs and applicants together.",
    as: "You join as {role, select, admin {a company administrator} agencyAdmin {an administrator of the agency} other {a team member}}.",
    email: "Email",
    emailHelp: "The invite was sent to this address. You’ll log in with it.",
    fullName: "Your full name",
    phone: "Phone",
    password: "Password",
    passwordHelp: "At least {min, number} characters",
    confirmation: "Password again",
    submit: "Join the team",
    endedTitle: "This invite no longer works",
    endedText: "Ask the person who invited you for a new one.",
    joinedTitle: "You’ve already joined",
    logIn: "Log in",
    home: "Go to the home page",
  },
} as const;

export const console = {
  nav: { team: "Team", teamShort: "Team" },
  title: "Team",
  lead: "People who look after jobs and applicants with you. Administrators manage {team, select, agency {the agency} other {the company}} and its team; members work on the jobs that they own or are assigned to.",
  memberLead: "People who work with you. An administrator can invite others.",
  invite: {
    title: "Invite someone",
    text: "We send a link that works for {days, number} days.",
    email: "Work email",
    role: "Role",
    roleHelp: "You can change it later.",
    submit: "Send invite",
    sent: "The invite to {email} has been sent.",
    resent: "The invite to {email} has been sent again. The earlier link no longer works.",
    revoked: "The invite has been revoked.",
    verify: "Verify your email address before you invite others.",
    verifyLink: "Verify email",
  },
  invites: {
    title: "Invites",
    caption: "Open invites",
    captionAccepted: "Accepted invites",
    joined: "Joined on",
    noneOpen: "No invite is pending",
    noneAccepted: "No invite has been accepted yet",
    person: "Email",
    role: "Role",
    state: "Status",
    sent: "Sent",
    by: "<when></when> by {name}",
    expires: "Expires",
    actions: "Actions",
    resend: "Send again",
    resendTo: "Send again to {email}",
    revoke: "Revoke",
    revokeOf: "Revoke the invite to {email}",
  },
  members: {
    title: "{count, plural, one {# person} other {# people}}",
    caption: "Team members",
    name: "Name",
    email: "Email",
    phone: "Phone",
    role: "Role",
    since: "Since",
    you: "You",
    inactive: "Deactivated",
    unverified: "Email not verified",
    actions: "Actions",
    actionsFor: "Actions for {name}",
    promote: "Make administrator",
    demote: "Make member",
    deactivate: "Deactivate…",
    reactivate: "Reactivate",
    search: "Search by name",
    searchSubmit: "Search",
    none: "No one is called “{name}”",
    clear: "Show everyone",
    alone: "You’re on your own so far",
    aloneText: "Invite colleagues to share jobs, applicants and interviews.",
    changed: "The role has been changed.",
    reactivated: "The account is active again.",
    deactivated: "The account has been deactivated and logged out everywhere.",
  },
  deactivate: {
    title: "Deactivate {name}",
    text: "{name} is logged out at once and can’t log in any more. You can undo this at any time; what was handed over stays with the colleague.",
    looksAfter: "{name} looks after {work}.",
    work: {
      open_jobs: "{count, plural, one {# open job} other {# open jobs}}",
      active_applicants: "{count, plural, one {# active applicant} other {# active applicants}}",
      open_tasks: "{count, plural, one {# open task} other {# open tasks}}",
      coming_interviews: "{count, plural, one {# upcoming interview} other {# upcoming interviews}}",
    },
    heir: "Who takes over?",
    heirHelp: "All of this goes to this person, who is named in the history.",
    choose: "Choose a person",
    nobody: "There is no one to take over. Invite someone first.",
    submit: "Deactivate",
    cancel: "Cancel",
  },
} as const;

export const errors = {
  already_member: "This person is already in your team",
  already_invited: "This email already has a pending invite. You can send it again.",
  email_other_team: "This email belongs to another employer or agency account",
  verify_email_first: "Please verify your email address first",
  role_unknown: "Please choose a role of your team",
  invite_over: "This invite has been accepted or revoked",
  invite_accepted: "This invite has already been accepted. Please log in.",
  company_needs_admin:
    "Your team needs at least one administrator. Make someone else an administrator first.",
  member_self: "You can’t deactivate your own account here",
  member_not_active: "This account is not active",
  member_blocked: "This account has been blocked by Sen. Please contact support.",
  heir_required: "Please choose who takes over the open jobs and applicants",
  heir_unknown: "Please choose an active member of your team",
  second_person: "Another super administrator has to confirm",
  confirmation_over: "This request has been confirmed, withdrawn or has expired",
} as const;

export const notifications = {
  joined: "{name} has joined {company}",
  admin_joined: "{name} has joined Sen’s team",
  confirmation_wanted: "{by} asks you to confirm {name} as a super administrator",
} as const;

export const mails = {
  invited: {
    subject: "{inviter} invites you to {company} on Sen",
    preview: "The link works until {date}.",
    title: "Join {company} on Sen",
    asMember: "{inviter} invites you to look after jobs and applicants of {company} as a team member.",
    asAdmin:
      "{inviter} invites you to manage jobs, applicants and the team of {company} as {team, select, agency {an administrator} other {a company administrator}}.",
    next: "Choose a password and you can start.",
    button: "Accept the invite",
    until: "The link works until {date}.",
    ignore:
      "If you don’t know {team, select, agency {this agency} other {this company}}, you can ignore this email. No account is created.",
    reason: "You’re receiving this email because {inviter} entered this address on Sen.",
  },
  joined: {
    subject: "{name} has joined {company}",
    preview: "{email} accepted your invite.",
    title: "{name} has joined your team",
    text: "{name} ({email}) accepted your invite to {company} and can be assigned to jobs now.",
    button: "View the team",
    reason: "You’re receiving this email because you sent the invite.",
  },
  admin_invited: {
    subject: "{inviter} invites you to Sen’s team",
    preview: "The link works until {date}.",
    title: "Join Sen’s team",
    asAdmin:
      "{inviter} invites you to work as an administrator of Sen: you review jobs, verify companies and answer in the inbox.",
    asSuper: "{inviter} invites you to manage Sen as a super administrator.",
    next: "Choose a password, then turn on two-step login with an app on your phone.",
    button: "Accept the invite",
    until: "The link works until {date}. Don’t forward this email.",
    ignore: "If you don’t know why you received this, you can ignore this email. No account is created.",
    reason: "You’re receiving this email because {inviter} entered this address on Sen.",
  },
  admin_joined: {
    subject: "{name} has joined Sen’s team",
    preview: "{email} accepted your invite.",
    title: "{name} has joined Sen’s team",
    text: "{name} ({email}) accepted your invite and can use the administrators’ console now.",
    button: "View the team",
    reason: "You’re receiving this email because you sent the invite.",
  },
  admin_changed: {
    subject:
      "{change, select, promoted {You’re a super administrator of Sen now} demoted {You’re an administrator of Sen now} deactivated {Your administrator account has been deactivated} other {Your administrator account is active again}}",
    preview: "Changed by {by}.",
    text: "{change, select, promoted {{by} made you a super administrator. Log in again to use all pages of the console.} demoted {{by} changed your role from super administrator to administrator. Log in again to go on working.} deactivated {{by} deactivated your account. You’ve been logged out on all devices and can’t log in any more.} other {{by} reactivated your account. You can log in again.}}",
    button: "Log in",
    support: "Chat with support",
    doubt: "If you think that this is a mistake, ask a super administrator of Sen or chat with support.",
    reason: "You’re receiving this email because you have an administrator account on Sen.",
  },
  confirmation_wanted: {
    subject: "Please confirm a super administrator: {name}",
    preview: "Requested by {by}. You can confirm until {date}.",
    title: "Should {name} become a super administrator?",
    text: "{by} wants to make {name} ({email}) a super administrator. A second person has to confirm this. Ask {by} if you did not expect it.",
    button: "Confirm or refuse",
    until: "You can confirm until {date}. After that, the request ends by itself.",
    reason: "You’re receiving this email because you’re a super administrator of Sen.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    members: typeof import("./messages.en.ts");
  }
}
