import { lazy, Suspense, useSyncExternalStore } from "react";
import type { CvSettings } from "#profiles/candidates/cv-settings.ts";
import type { CvDocument } from "#profiles/candidates/document.ts";
import { SkeletonLine } from "#ui/Skeleton.tsx";
import type { Letterhead } from "../online/letterhead.ts";
import type { NamesById } from "../online/names.ts";

const CvSheet = lazy(async () => ({ default: (await import("./CvSheet.tsx")).CvSheet }));

export interface CvPreviewProps {
  document: CvDocument;
  settings: CvSettings;
  /** Names of places and categories in the document's language; a loader reads them with `namesIn` (online/names.ts). */
  names: NamesById;
  /** Address of the square photo; null without one. */
  photo: string | null;
  /** The head of a CV that a third party presents. */
  letterhead?: Letterhead | null;
  /** A text across the sheet, on paper too. */
  watermark?: string | null;
}

const never = () => () => {};

/**
 * The online CV as a sheet of paper, as wide as its container. It is drawn in the browser only, which loads
 * its templates when needed: pages of the server may not have inline styles.
 */
export function CvPreview(props: CvPreviewProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const waiting = <SkeletonLine className="aspect-[210/297] w-full" />;
  return (
    <div className="cv-preview">
      {isInBrowser ? (
        <Suspense fallback={waiting}>
          <CvSheet {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
