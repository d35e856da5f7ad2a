/** The page on which a person sees to whom agencies have shown the CV. */
export const introductionsPath = "/account/introductions";
