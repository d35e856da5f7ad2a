/** Documents that people upload, by the extension of their names. */
export const documentTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
} as const;
export type DocumentKind = keyof typeof documentTypes;
