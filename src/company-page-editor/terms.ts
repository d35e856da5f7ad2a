/** Limits of a company's page (spec §5; those that it leaves open, decision 058). */
export const caps = {
  about: 5000,
  /** As it is sent, with its markup. */
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

/** How each kind of picture is kept: its longest side, the shortest that is accepted, and its format. */
export const imageSides = {
  photo: { side: 512, least: 64, as: "whole webp" },
  logo: { side: 512, least: 32, as: "whole png" },
  picture: { side: 1600, least: 320, as: "whole webp" },
} as const satisfies Record<ImageKind, object>;

/** Pictures that a company uploads in a day. */
export const imagesADay = 200;
/** How long a picture is kept that no draft shows. */
export const looseImageHours = 24;
