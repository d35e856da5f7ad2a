/** Limits of a company's page (spec §5; those that it leaves open, decision 058). */
export const caps = {
  about: 5000,
  /** Limit of the sent text with markup. */
  markup: 30_000,
  values: 8,
  valueTitle: 100,
  valueText: 500,
  team: 12,
  name: 100,
  clients: 30,
  gallery: 5,
  caption: 160,
} as const;

export const imageKinds = ["photo", "logo", "picture"] as const;
export type ImageKind = (typeof imageKinds)[number];

/** How pictures of each kind are stored: longest side, minimum of the shortest side, and format. */
export const imageSides = {
  photo: { side: 512, least: 64, as: "whole webp" },
  logo: { side: 512, least: 32, as: "whole png" },
  picture: { side: 1600, least: 320, as: "whole webp" },
} as const satisfies Record<ImageKind, object>;

/** Maximum number of pictures that a company uploads in a day. */
export const imagesADay = 200;
/** Hours after which a picture that no draft uses is deleted. */
export const looseImageHours = 24;
