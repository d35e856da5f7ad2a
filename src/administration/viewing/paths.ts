/** The page on which a super administrator begins a view of an account. */
export const viewPath = (accountId: number | string) => `/admin/users/${accountId}/view`;

/** Ends the view of the session. */
export const endViewPath = "/admin/view/end";

/** The page on which people read who viewed their account. */
export const ownViewsPath = "/account/views";
