/** The colours of a banner. */
export const bannerTones = ["leaf", "lotus", "info", "warning"] as const;
export type BannerTone = (typeof bannerTones)[number];

/** The states of a banner: `live` is visible; `covered` is hidden because a newer banner is live. */
export const bannerStates = ["live", "covered", "scheduled", "ended", "off"] as const;
export type BannerState = (typeof bannerStates)[number];

/** Usual terms of the headhunting service (spec §1, decisions §7); a service agreement may change them. */
export const headhuntTerms = {
  feeLeast: 15,
  feeMost: 18,
  firstCvDays: 3,
  warrantyDays: 60,
  nextFeeCut: 40,
  /** Months after the introduction of a person in which a hire is subject to the fee. */
  introducedMonths: 6,
  /** Working days in which an employer can report that it already knew an introduced person. */
  knownDays: 3,
} as const;

/** Age limit, in days, of the changes on a candidate's home page. */
export const changesDays = 30;

export const bannerImageBytes = 5 * 1_048_576;
export const bannerTitleMax = 120;
export const bannerTextMax = 300;
export const bannerLinkTextMax = 40;
