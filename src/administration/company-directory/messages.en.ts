export const errors = {
  company_needs_member: "A member of the company has to verify an email address first",
  company_status_changed: "The company has changed since you opened it, so please look at it again",
  verification_missing: "The company has no request for verification that waits",
  bin_live: "It has published jobs",
} as const;

export const labels = {
  status: { "0": "Inactive", "1": "Activated", "2": "Business verified" },
  completeness: { "0": "Incomplete", "1": "Complete", "2": "In the bin" },
  industry: { "0": "Non-IT", "1": "IT" },
  scope: { all: "All", client: "Clients of agencies", company: "With an account" },
  page_type: { branded: "Branded page", top: "Top companies", public: "Public companies" },
  same: { tax_root: "Same tax code", name: "Same name", website: "Same website", phone: "Same phone number" },
  missing: { industry_ids: "industry", address: "address", logo: "logo" },
} as const;

export const console = {
  nav: "Companies",
  navShort: "Companies",
  list: {
    title: "Company directory",
    caption: "Companies",
    search: "Name or tax code",
    status: "Status",
    completeness: "Completeness",
    industry: "Industry",
    scope: "Scope",
    page_type: "Page",
    duplicates: "Only possible duplicates",
    any: "Any",
    all: "All companies",
    empty: "No companies match",
    emptyText: "Try fewer filters, or another spelling of the name.",
    clear: "Clear filters",
    name: "Company",
    jobs: "Live jobs",
    members: "Members",
    created: "Added",
    ofAgency: "Added by an agency",
    blocked: "Blocked",
    toDuplicates: "Possible duplicates",
    toMerges: "Merges",
  },
  detail: {
    facts: "Details",
    tax_code: "Tax code",
    website: "Website",
    address: "Address",
    created: "Added",
    verified: "Verified",
    clients: "Agencies that have it as a client",
    administrators: "Administrators",
    noAdministrators: "No administrator yet",
    missing: "The page lacks: {fields}",
    publicPage: "Public page",
    merged: "This company was merged into {name}.",
    verification: "A request for verification waits.",
    openVerification: "Open the request",
    verify: "Verify company",
    merge: "Merge into another company",
    status: "Change status",
    activate: "Activate company",
    deactivate: "Deactivate company",
    deactivateText: "An inactive company is left out of the list of companies. Its page and jobs stay.",
    block: "Block",
    blockedFor: "Blocked. The reason: {reason}",
    noReason: "none was given",
    bin: "Bin",
    binAct: "Move to the bin",
    unbinAct: "Take out of the bin",
    binText: "A company in the bin has no public page. Its jobs have to be closed first.",
    reason: "Reason",
    reasonHint: "The administrators of the company read it by email.",
    saved: "The change is saved, and the administrators of the company get an email.",
  },
  duplicates: {
    title: "Possible duplicates",
    lead: "Pairs with the same tax code, name, website or phone number. Please check before you merge.",
    empty: "No duplicates found",
    emptyText: "No two companies share a tax code, name, website or phone number.",
    caption: "Pairs of companies",
    first: "Added first",
    second: "Added later",
    same: "In common",
    compare: "Compare and merge",
    act: "Act",
  },
} as const;

export const mails = {
  changed: {
    subject: {
      activated: "{company} is active on Sen",
      deactivated: "{company} is inactive on Sen",
      binned: "The page of {company} on Sen is offline",
      unbinned: "The page of {company} is on Sen again",
    },
    text: {
      activated: "We activated your company. It is in the list of companies on Sen again.",
      deactivated:
        "We deactivated your company. It is left out of the list of companies on Sen; its page and jobs stay.",
      binned:
        "We removed your company from the directory of Sen, and its public page is offline. You can still log in.",
      unbinned: "Your company is in the directory of Sen again, with its public page.",
    },
    reason: "The reason:",
    appeal: "If you disagree, please contact support. A person reads every message.",
    button: "Contact support",
    why: "You’re receiving this email because you are an administrator of {company} on Sen.",
  },
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    companyDirectory: typeof import("./messages.en.ts");
  }
}
