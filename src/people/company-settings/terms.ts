/** Maximum lengths of a company's details, in characters, and the maximum number of industries (spec §5). */
export const caps = {
  name: 255,
  address: 255,
  tagline: 160,
  about: 5000,
  /** The maximum length of a rich text, with its markup. */
  markup: 30_000,
  contact: 100,
  caption: 160,
  industries: 3,
} as const;

export const imageMaxBytes = 5 * 1024 * 1024;
/** Pixels of an image: the longest side when it is stored (`side`), and the shortest side that is accepted (`least`). */
export const logoSides = { side: 512, least: 64 } as const;
export const pictureSides = { side: 1600, least: 320 } as const;
/** The aspect ratio of gallery pictures on the company page, width to height. */
export const pictureRatio = 3 / 2;
/** Pixels of the cover picture of a company's page, which no page shows wider than `side`. */
export const coverSides = { side: 1280, least: 200 } as const;
export const coverRatio = 5;
export const mostPictures = 5;

export const licenceMaxBytes = 10 * 1024 * 1024;
/** The maximum number of requests for verification that a company sends in a day. */
export const requestsADay = 5;

/** The states of a company's verification. */
export const verificationStates = ["none", "pending", "verified", "refused", "revoked"] as const;
export type VerificationState = (typeof verificationStates)[number];

/** The reasons for refusing a verification; each has a text in both languages. */
export const refuseReasons = [
  { id: 1, key: "unreadable", noteRequired: false },
  { id: 2, key: "other_company", noteRequired: false },
  { id: 3, key: "other_tax_code", noteRequired: false },
  { id: 4, key: "no_licence", noteRequired: false },
  { id: 5, key: "others", noteRequired: true },
] as const;
export const refuseReasonKeys = refuseReasons.map(({ key }) => key) as [RefuseReason, ...RefuseReason[]];
export type RefuseReason = (typeof refuseReasons)[number]["key"];
export const noteMaxLength = 1000;
