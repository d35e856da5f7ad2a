/** Limits of what a company says of itself (spec §5). */
export const caps = {
  name: 255,
  address: 255,
  tagline: 160,
  about: 5000,
  /** Texts that are stored with their markup. */
  markup: 30_000,
  contact: 100,
  caption: 160,
  industries: 3,
} as const;

export const imageMaxBytes = 5 * 1024 * 1024;
/** The longest side of a logo and of a picture as they are kept, and the shortest that is accepted, in pixels. */
export const logoSides = { side: 512, least: 64 } as const;
export const pictureSides = { side: 1600, least: 320 } as const;
/** The shape of pictures on the company page, width to height. */
export const pictureRatio = 3 / 2;
/** The picture at the head of a company's page: as wide as it is shown at most, and its shape. */
export const coverSides = { side: 1280, least: 200 } as const;
export const coverRatio = 5;
export const mostPictures = 5;

export const licenceMaxBytes = 10 * 1024 * 1024;
/** Requests of a company in a day. */
export const requestsADay = 5;

/** How a company's verification stands. */
export const verificationStates = ["none", "pending", "verified", "refused", "revoked"] as const;
export type VerificationState = (typeof verificationStates)[number];

/** Why a verification is refused; the company reads it in its language. */
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
