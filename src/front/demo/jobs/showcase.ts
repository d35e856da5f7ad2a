import { familyOf } from "../roles/all.ts";
import type { JobState, Language } from "../types.ts";
import type { Opening } from "./opening.ts";

/** The jobs of the demo company: family, index of the role, language, state. */
const plan: readonly (readonly [string, number, Language, JobState])[] = [
  ["backend", 1, "vi", "published"],
  ["frontend", 1, "vi", "published"],
  ["b2b-sales", 0, "vi", "published"],
  ["customer-success", 0, "vi", "published"],
  ["tester", 2, "en", "published"],
  ["uiux", 1, "vi", "published"],
  ["devops", 1, "en", "published"],
  ["product", 1, "en", "published"],
  ["recruiter", 1, "vi", "published"],
  ["accountant", 1, "vi", "published"],
  ["mobile", 0, "vi", "published"],
  ["digital-marketing", 3, "vi", "reviewing"],
  ["analytics", 1, "en", "reviewing"],
  ["ai", 0, "en", "rejected"],
  ["analyst", 0, "vi", "closed"],
  ["it-support", 0, "vi", "closed"],
  ["customer-service", 0, "vi", "expired"],
  ["content", 1, "vi", "draft"],
  ["project", 1, "vi", "draft"],
];

/** The jobs that the demo company has filled, the oldest first: family, index of the role, language, days since the approval. */
const filled: readonly (readonly [string, number, Language, number])[] = [
  ["backend", 2, "vi", 171],
  ["customer-service", 0, "vi", 152],
  ["mobile", 1, "vi", 141],
  ["tester", 1, "vi", 133],
  ["uiux", 1, "vi", 126],
  ["frontend", 1, "vi", 118],
  ["b2b-sales", 0, "vi", 104],
  ["analyst", 0, "vi", 98],
  ["devops", 0, "en", 91],
  ["accountant", 0, "vi", 83],
];

/** Returns the jobs of the demo company: every state at least once. */
export function showcaseJobs(): Opening[] {
  const openingOf = (key: string, index: number, rest: Omit<Opening, "family" | "role">): Opening => {
    const family = familyOf(key);
    return { family, role: family.roles[index]!, ...rest };
  };
  return [
    ...plan.map(([key, role, language, state], index) =>
      openingOf(key, role, { language, state, ...(state === "published" && { daysAgo: 31 - index * 2 }) }),
    ),
    ...filled.map(([key, role, language, daysAgo]) =>
      openingOf(key, role, { language, state: "closed", daysAgo }),
    ),
  ];
}

/** The key of the job whose board is full. */
export const showcaseJobKey = "maytrang-01";
