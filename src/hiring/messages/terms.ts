/** The two sides of a conversation about an application. */
export const sides = ["candidate", "employer"] as const;
export type Side = (typeof sides)[number];
export const otherSide = { candidate: "employer", employer: "candidate" } as const satisfies Record<
  Side,
  Side
>;

export const messageMax = 5000;
/** Minutes after which unread messages are sent by mail. A side that reads them earlier gets no mail. */
export const awayMinutes = 5;
