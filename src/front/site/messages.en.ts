export const labels = {
  skip: "Skip to content",
  footer: "© 2026 Sen. Jobs in Vietnam and Southeast Asia.",
  otherLanguage: "Tiếng Việt",
  seeMore: "Show more",
  nav: {
    jobs: "Jobs",
    companies: "Companies",
    categories: "By category",
    places: "By location",
    remote: "Remote jobs",
    employers: "For employers",
    overview: "Overview",
    product: "Hiring tools",
    post: "Post a job",
    headhunt: "Headhunting service",
    contact: "Contact us",
    logIn: "Log in",
    register: "Sign up",
  },
  foot: {
    seekers: "Job seekers",
    allJobs: "All jobs",
    byCategory: "Jobs by category",
    calculator: "Salary calculator",
    byPlace: "Jobs by location",
    cv: "Apply with your CV",
    help: "Help",
    support: "Chat with support",
    app: "Sen on your phone",
    privacy: "Privacy policy",
    terms: "Terms of service",
    hours: "Monday to Friday, 09:00–18:00. We reply within 24 hours on working days.",
  },
  account: {
    candidate: "Job seeker",
    company: "Recruiter",
    consultant: "Consultant",
    admin: "Administrator",
    yourAccount: "Your account",
    profile: "My profile",
    applied: "My applications",
    invites: "Invitations",
    saved: "Saved jobs",
    hidden: "Hidden jobs",
    cvs: "CV files",
    alerts: "Job alerts",
    jobs: "My jobs",
    dashboard: "Dashboard",
    changePassword: "Change password",
    logOut: "Log out",
  },
  failures: {
    home: "Back to the home page",
    retry: "Try again",
    back: "Back to the page",
    jobs: "All jobs",
    support: "Contact support",
    otherAccount: "Use another account",
    keyword: "Job title, skill or company",
    search: "Search",
    reference: "Reference: {id}",
    "400": {
      title: "Something is missing from this link",
      text: "Go back and try again.",
    },
    "403": {
      title: "You do not have access to this page or resource",
      text: "You may be logged in with another kind of account.",
    },
    "404": {
      title: "That page does not exist",
      text: "The address may be mistyped, or the page has been removed.",
    },
    "409": {
      title: "Your change was not saved",
      text: "The page changed while you were working. Go back to see the latest version.",
    },
    "410": {
      title: "This page has been removed",
      text: "The job or page you’re looking for is no longer available.",
    },
    "413": {
      title: "File too large",
      text: "Go back and choose a smaller file.",
    },
    "429": {
      title: "Too many requests",
      text: "Wait a minute, then try again.",
    },
    "500": {
      title: "Internal server error",
      text: "Something went wrong on our side. Try again. If it keeps happening, contact support.",
    },
    "503": {
      title: "Sen is temporarily unavailable",
      text: "Try again in a few minutes.",
    },
  },
} as const;

export const console = {
  member: {
    title: "You can’t open this page",
    adminsText:
      "Only company administrators can open this page. If you need something from it, ask one of them.",
    text: "As a team member you see the jobs you own or recruit for. If this job belongs to your company, its owner or a company administrator can add you as a recruiter.",
  },
  nav: { banner: "Banner", bannerShort: "Banner" },
  banner: {
    title: "Home page banner",
    lead: "An announcement above the jobs on the home page, in both languages. If several are on, the one that started last is shown.",
    create: "New banner",
    edit: "Edit banner",
    caption: "Banners",
    text: "Text",
    when: "Dates",
    state: "State",
    states: {
      live: "On",
      covered: "Replaced by a newer banner",
      scheduled: "Scheduled",
      ended: "Ended",
      off: "Off",
    },
    until: "{from} – {to}",
    open: "From {from}",
    empty: "No banner yet",
    emptyText: "Use a banner to tell visitors about a job fair, a new service or a holiday.",
    english: "In English",
    vietnamese: "In Vietnamese",
    fields: {
      title: "Title",
      body: "Text",
      linkText: "Button text",
      link: "Link",
      linkHelp:
        "A page on Sen (/jobs?hot=true) or an address that begins with https://. Leave it empty for no button.",
      tone: "Colour",
      image: "Image",
      imageHelp: "Beside the text on wide screens. Hidden data (location, device) is removed.",
      keepImage: "Choose another image to replace this one.",
      removeImage: "Remove image",
      starts: "Shown from",
      ends: "Shown until",
      endsHelp: "Vietnam time. Leave it empty to show the banner until you turn it off.",
      active: "On",
    },
    tones: { leaf: "Green", lotus: "Pink", info: "Blue", warning: "Yellow" },
    preview: "Preview",
    save: "Save banner",
    cancel: "Cancel",
    saved: "The banner has been saved",
    deleted: "The banner has been deleted",
    delete: "Delete",
    deleteTitle: "Delete this banner?",
    deleteText:
      "It’s removed from the home page at once, with its image. To hide it for a while, turn it off instead.",
    row: "Edit “{title}”",
  },
} as const;

export const errors = {
  banner_ends_early: "The end must be after the start",
  banner_image_too_large: "Please choose an image of up to {mb} MB",
  banner_image_type: "File type must be image/jpeg, image/png",
} as const;

export const mails = {
  greeting: "Hello {name},",
  greetingNobody: "Hello,",
  team: "The Sen team",
  switchOff: "Turn off these emails",
  appeal:
    "If you think that this is a mistake, you can object. Another person than the one who decided will look at it.",
  contact: "Contact support",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    site: typeof import("./messages.en.ts");
  }
}
