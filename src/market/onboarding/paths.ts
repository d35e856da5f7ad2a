export const onboardingPath = (step: number) => `/onboarding/step${step}`;
