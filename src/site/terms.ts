/** The colours of a banner. */
export const bannerTones = ["leaf", "lotus", "info", "warning"] as const;
export type BannerTone = (typeof bannerTones)[number];

/**
 * Where a banner stands: `live` is the one that visitors see; `covered` could be seen, but a newer one is.
 */
export const bannerStates = ["live", "covered", "scheduled", "ended", "off"] as const;
export type BannerState = (typeof bannerStates)[number];

/** Usual terms of the headhunting service (spec §1, decisions §7); a service agreement may change them. */
export const headhuntTerms = {
  feeLeast: 15,
  feeMost: 18,
  firstCvDays: 3,
  warrantyDays: 60,
  nextFeeCut: 40,
  /** Months in which hiring an introduced person counts as hired through us. */
  introducedMonths: 6,
  /** Working days in which an employer names a person that it already knew. */
  knownDays: 3,
} as const;

/** Days of changes that the home page of a candidate lists. */
export const changesDays = 30;

export const bannerImageBytes = 5 * 1_048_576;
export const bannerTitleMax = 120;
export const bannerTextMax = 300;
export const bannerLinkTextMax = 40;
