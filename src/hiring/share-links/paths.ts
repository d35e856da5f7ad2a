export const shareLinksPath = "/account/share-links";
export const cvViewsPath = "/account/cv-views";
export const sharedCvPath = (token: string) => `/share-cv/${token}`;
