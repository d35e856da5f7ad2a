/** The page of a candidate's own application. */
export const ownApplicationPath = (id: number | string): string => `/my-jobs/applied/${id}`;
