/** A job seeker's own pages (spec §2). */
export const profilePath = "/my-profile";
export const cvEditorPath = "/my-profile/cv";
export const onboardingPath = (step: number) => `/onboarding/step${step}`;
