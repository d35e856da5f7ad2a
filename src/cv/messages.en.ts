/** Names of templates and sections, and the words of a CV itself. */
export const labels = {
  template: {
    classic: "Classic",
    modern: "Modern",
    minimal: "Minimal",
    professional: "Professional",
    creative: "Creative",
    compact: "One page",
    technical: "Technical",
    timeline: "Timeline",
  },
  section: {
    introduction: "About",
    executive_summary: "Executive summary",
    work_experiences: "Work experience",
    educations: "Education",
    skills: "Skills",
    languages: "Languages",
    certificates: "Certificates",
    achievements: "Achievements",
    work_references: "Work links",
    referencers: "References",
    personal_details: "Personal details",
    expected_salary: "Expected salary",
    job_preference: "Job preferences",
  },
  document: {
    title: "CV – {name}",
    contact: "Contact",
    present: "present",
    birth_date: "Date of birth",
    gender: "Gender",
    nationality: "Nationality",
    availability: "Availability",
    in_days: "After {days} days",
    at_once: "Immediately",
    categories: "Category",
    locations: "Location",
    job_types: "Employment type",
    job_level: "Level",
    remote: "Remote work",
    yes: "Yes",
    photo: "Photo of {name}",
    page: "{name} · {page}/{pages}",
    salary: {
      million: "{amount}M VND",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar before an ICU value
      dollars: "${amount}",
      other: "{amount} {currency}",
      from: "From {amount}",
      upto: "Up to {amount}",
    },
  },
} as const;

export const errors = {
  cv_required: "Please select your CV file",
  cv_too_large: "Upload file exceeds max size ({mb}MB)",
  cv_empty: "This file is empty. Please select your CV file again.",
  cv_wrong_type: "This is not a PDF, DOCX or DOC file. Please save your CV as PDF and select it again.",
  cv_password:
    "This file needs a password to open. Please save a copy without a password and select it again.",
  cv_unreadable:
    "This file is damaged and can’t be opened. Please save your CV again as PDF and select the new file.",
  cv_withheld:
    "This CV contains macros or scripts. Its text is shown on the page; the original can’t be downloaded.",
  cv_not_scanned: "This CV is still being checked for viruses. Please try again in a few minutes.",
  cv_macros:
    "This file contains macros, so it can’t be accepted. Please save your CV as PDF and select it again.",
  cv_scripts:
    "This file runs a script or a program when it is opened, so it can’t be accepted. Please save your CV as a plain PDF and select it again.",
  cv_external:
    "This file loads content from elsewhere when it is opened, so it can’t be accepted. Please save your CV as PDF and select it again.",
  cv_infected:
    "A virus was found in this file, so it can’t be accepted. Please check your device, then create your CV again and select the new file.",
  cv_no_text:
    "There is no text in this file, only pictures of pages, so it can’t be read. Please enter your details in your profile instead.",
  cv_gone: "This CV file was deleted and can’t be restored",
  online_cv_empty: "Your online CV is still empty. Please fill in your profile, or choose a CV file.",
  cv_limit: "You can save up to {max} CV files. Please delete one first.",
} as const;

export const site = {
  files: {
    title: "CV files",
    lead: "Your default CV is chosen for you when you apply.",
    count: "{count, plural, one {# file} other {# files}} of {max}",
    add: "Add CV files",
    addHelp: "You can choose several. Each is checked before it is saved.",
    upload: "Upload CV",
    full: "You’ve reached {max} CV files. Delete one to add another.",
    queue: "Files to upload",
    waiting: "Waiting",
    sending: "Uploading…",
    failed: "The file wasn’t uploaded. Please try again.",
    skip: "Remove {name} from the queue",
    saved: "{name} was saved",
    list: "Saved CV files",
    default: "Default",
    makeDefault: "Make default",
    rename: "Rename",
    name: "File name",
    saveName: "Save name",
    cancel: "Cancel",
    open: "Download",
    delete: "Delete",
    deleted: "{name} was deleted",
    deletedSent: "{name} was deleted. Employers you sent it to still have their copy.",
    undo: "Undo",
    added: "Added <when></when>",
    sent: "{count, plural, =0 {not sent yet} one {sent with # application} other {sent with # applications}}",
    scan: {
      clean: "Checked for viruses",
      waiting: "Being checked for viruses. Employers can open it when the check is done.",
    },
    emptyTitle: "No CV files yet",
    emptyText: "Save your CV here once, then apply without looking for the file.",
  },
  import: {
    open: "Copy into profile",
    title: "Copy a CV into your profile",
    lead: "We read {name}. Check each part: what is ticked goes into your profile, and you can correct it first. Nothing is saved yet.",
    failed: "{name} couldn’t be read",
    byHand: "Go to your profile",
    show: "What to show",
    fields: "Details",
    document: "Document",
    details: "Personal details",
    use: "Use: {name}",
    unsure: "Please check",
    same: "Already in your profile",
    replaces: "In your profile now: {value}. If you tick this, it is replaced.",
    found: "Found in: “{text}”",
    foundOn: "Found on page {page}: “{text}”",
    row: "Entry {number}",
    mostSkills: "A profile has up to {max} skills. Tick the ones that matter most.",
    confirm: "Save to profile",
    confirmHelp: "Only what is ticked is saved.",
    nothing: "Nothing is ticked. Please tick what should go into your profile.",
    wrong: "Nothing was saved yet. Please check these fields:",
    page: "Page {number} of {count}",
    pages: "{count, plural, one {# page} other {# pages}}",
    smaller: "Zoom out",
    larger: "Zoom in",
    fit: "Fit to width",
    loading: "The document is loading",
    asText: "The text of the file, as it was read",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    cv: typeof import("./messages.en.ts");
  }
}
