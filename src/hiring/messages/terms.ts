/** The two who write to each other about an application. */
export const sides = ["candidate", "employer"] as const;
export type Side = (typeof sides)[number];
export const otherSide = { candidate: "employer", employer: "candidate" } as const satisfies Record<
  Side,
  Side
>;

export const messageMax = 5000;
/** Who reads along gets no email; whoever has not read within this time is away and gets one with all that is new. */
export const awayMinutes = 5;
