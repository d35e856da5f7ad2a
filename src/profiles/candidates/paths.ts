/** A job seeker's own profile (spec §2). */
export const profilePath = "/my-profile";
