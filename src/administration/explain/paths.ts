/** The page that explains to administrators why a person may not do something. */
export const explainPath = "/admin/explain";
