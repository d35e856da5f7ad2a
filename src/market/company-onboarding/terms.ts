/** The steps of setting up a company, in their order. */
export const steps = ["details", "logo", "team", "start"] as const;
export const lastStep = steps.length;
