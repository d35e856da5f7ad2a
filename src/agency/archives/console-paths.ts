/** The settings page with the exports and imports of an agency. */
export const archivesPath = "/consultants/settings/archives";
