/** The colours of a banner. */
export const bannerTones = ["leaf", "lotus", "info", "warning"] as const;
export type BannerTone = (typeof bannerTones)[number];

/**
 * Where a banner stands: `live` is the one that visitors see; `covered` could be seen, but a newer one is.
 */
export const bannerStates = ["live", "covered", "scheduled", "ended", "off"] as const;
export type BannerState = (typeof bannerStates)[number];

export const bannerImageBytes = 5 * 1_048_576;
export const bannerTitleMax = 120;
export const bannerTextMax = 300;
export const bannerLinkTextMax = 40;
