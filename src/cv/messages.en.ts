export const errors = {
  cv_required: "Please select your CV file",
  cv_too_large: "Upload file exceeds max size ({mb}MB). Please save a smaller copy and select it again",
  cv_empty: "This file is empty. Please select your CV file again",
  cv_wrong_type: "This is not a PDF, DOCX or DOC file. Please save your CV as PDF and select it again",
  cv_password:
    "This file needs a password to open. Please save a copy without a password and select it again",
  cv_unreadable:
    "This file is damaged and cannot be opened. Please save your CV again as PDF and select the new file",
  cv_withheld: "This CV contains macros. Its text is shown on the page; the original cannot be downloaded",
  cv_macros:
    "This file contains macros, so it cannot be accepted. Please save your CV as PDF and select it again",
  cv_limit: "You keep {max} CV files already. Please remove one first",
} as const;
