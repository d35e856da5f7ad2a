/** Names of the seven kinds of accounts that send requests. */
export const actorNames = [
  "visitor",
  "candidate",
  "memberA",
  "adminA",
  "adminB",
  "consultant",
  "admin",
] as const;
export type ActorName = (typeof actorNames)[number];

const staff = ["consultant", "admin"] as const;

/** Actors who may read a private field, by the label of its secret word (decisions §21, api §6). */
const readers: Record<string, readonly ActorName[]> = {
  companyA: ["memberA", "adminA", ...staff],
  // Secret in the note on a job of the company's administrator: members who do not work on the job cannot read it.
  adminOfA: ["adminA", ...staff],
  companyB: ["adminB", ...staff],
  notesOfB: ["adminB", ...staff],
  applicantB: ["adminB", "admin"],
  candidate: ["candidate"],
  otherCandidate: [],
  threadOfCandidate: ["candidate", "admin"],
  threadOfOther: ["admin"],
};

/**
 * Returns a secret word for a private field. `leaksIn` finds it in answers. The word has letters only, because it may
 * be a name.
 */
export function secret(label: keyof typeof readers & string): string {
  return `bimat${label}timab`;
}

const marked = /bimat([a-z]+?)timab/gi;
const labels = new Map(Object.keys(readers).map((label) => [label.toLowerCase(), label]));

/** Salaries of jobs that show “negotiable”. Only the company and reviewers may read these amounts. */
export const hiddenPay = {
  a: { min: 17_340_117, max: 23_450_119 },
  b: { min: 18_340_217, max: 24_450_219 },
} as const;
/** Returns a pattern for an amount in JSON, in Vietnamese and in English pages. */
const written = (amount: number) => amount.toLocaleString("en").replaceAll(",", "[., ]?");
const payOf = {
  A: new RegExp(`${written(hiddenPay.a.min)}|${written(hiddenPay.a.max)}`),
  B: new RegExp(`${written(hiddenPay.b.min)}|${written(hiddenPay.b.max)}`),
};

/** Returns the labels of the secrets in an answer that the actor must not read. */
export function leaksIn(body: string, actor: ActorName): string[] {
  const leaks = new Set<string>();
  for (const [, word = ""] of body.matchAll(marked)) {
    const label = labels.get(word.toLowerCase());
    if (label && !readers[label]?.includes(actor)) leaks.add(`shows what is marked ${label}`);
  }
  const sees = (side: "A" | "B") => [...staff, `admin${side}`, `member${side}`].includes(actor);
  for (const side of ["A", "B"] as const)
    if (!sees(side) && payOf[side].test(body)) leaks.add(`shows a hidden pay of ${side}`);
  return [...leaks];
}
