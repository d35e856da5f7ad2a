import changed from "./changed.tsx";
import erasureWanted from "./erasure-wanted.tsx";

export const mailViews = [changed, erasureWanted];
