import type { CvSettings } from "#candidates/cv-settings.ts";
import type { CvDocument } from "#candidates/document.ts";

/** Names of places and categories in the document's language, by id; those of `useReference` or the reference room will do. */
export interface CvNames {
  place: (id: number) => string | null;
  category: (id: number) => string | null;
}

/** What parts/CvPreview.tsx shows. */
export interface CvPreviewProps {
  document: CvDocument;
  settings: CvSettings;
  names: CvNames;
  /** Address of the square photo; null where there is none. */
  photo: string | null;
}
