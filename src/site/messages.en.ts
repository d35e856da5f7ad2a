export const labels = {
  skip: "Skip to the content",
  footer: "© 2026 Sen. Jobs in Vietnam and Southeast Asia.",
  otherLanguage: "Tiếng Việt",
  seeMore: "See more",
  nav: {
    jobs: "Jobs",
    companies: "Companies",
    categories: "By category",
    places: "By location",
    remote: "Work from home",
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
    byPlace: "Jobs by location",
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
    applied: "My applications",
    saved: "Saved jobs",
    alerts: "Job alerts",
    changePassword: "Change password",
    logOut: "Log out",
  },
  failures: {
    home: "Back to the home page",
    retry: "Try again",
    jobs: "All jobs",
    support: "Write to us",
    otherAccount: "Use another account",
    keyword: "Job title, skill or company",
    search: "Search",
    reference: "Reference: {id}",
    "400": {
      title: "We could not make sense of that",
      text: "The address, or what was sent with it, is not complete. Please go back and try again.",
    },
    "403": {
      title: "You do not have access to this page or resource",
      text: "You may be signed in with another kind of account.",
    },
    "404": {
      title: "That page does not exist",
      text: "The address may be mistyped, or the page has been removed.",
    },
    "410": {
      title: "This page has been removed",
      text: "The job or page you are looking for is no longer available.",
    },
    "413": {
      title: "That is too large",
      text: "What you sent is larger than we can take. Please go back and choose a smaller file.",
    },
    "429": {
      title: "One moment, please",
      text: "Many requests came from your connection at once. Please wait a minute, then try again.",
    },
    "500": {
      title: "Internal server error",
      text: "Something went wrong on our side. Please try again. If it keeps happening, let us know.",
    },
    "503": {
      title: "We will be right back",
      text: "The service is being restored. Please try again in a moment.",
    },
  },
} as const;

export const console = {
  nav: { banner: "Banner", bannerShort: "Banner" },
  banner: {
    title: "Banner of the home page",
    lead: "An announcement above the jobs of the home page, in both languages. Of several that are on, the one that began last is shown.",
    create: "New banner",
    edit: "Edit banner",
    caption: "Banners",
    text: "Text",
    when: "Shown",
    state: "State",
    states: {
      live: "Live now",
      covered: "Covered by a newer one",
      scheduled: "Scheduled",
      ended: "Over",
      off: "Switched off",
    },
    until: "{from} – {to}",
    open: "From {from}",
    empty: "No banner yet",
    emptyText: "A banner tells every visitor of the home page about a job fair, a new service or a holiday.",
    english: "In English",
    vietnamese: "In Vietnamese",
    fields: {
      title: "Title",
      body: "Text",
      linkText: "Text of the button",
      link: "Leads to",
      linkHelp:
        "A page of Sen (/jobs?hot=true) or an address that begins with https://. Leave it empty for no button.",
      tone: "Colour",
      image: "Picture",
      imageHelp: "Beside the text on wide windows. It is drawn anew without hidden data.",
      keepImage: "Choose another picture to replace this one.",
      removeImage: "Take the picture away",
      starts: "Shown from",
      ends: "Shown until",
      endsHelp: "Vietnam time. Leave it empty to show it until it is switched off.",
      active: "Switched on",
    },
    tones: { leaf: "Green", lotus: "Pink", info: "Blue", warning: "Yellow" },
    preview: "Preview",
    previewLanguage: "Language of the preview",
    save: "Save banner",
    cancel: "Cancel",
    saved: "The banner has been saved",
    deleted: "The banner has been deleted",
    delete: "Delete",
    deleteTitle: "Delete this banner?",
    deleteText:
      "It disappears from the home page at once, with its picture. To hide it for a while, switch it off instead.",
    row: "Edit “{title}”",
  },
} as const;

export const errors = {
  banner_ends_early: "It must end after it begins",
  banner_image_too_large: "The picture must not be larger than {mb} MB",
  banner_image_type: "Please choose a JPEG or PNG picture",
} as const;

export const mails = {
  greeting: "Hello {name},",
  greetingNobody: "Hello,",
  team: "The Sen team",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    site: typeof import("./messages.en.ts");
  }
}
