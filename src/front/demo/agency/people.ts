import { fold } from "#kit/fold.ts";
import { makeCandidate } from "../people/candidates.ts";
import { addressing, dialling, naming } from "../people/names.ts";
import { randomOf } from "../random.ts";
import { families } from "../roles/all.ts";
import type { DemoCandidate, Role, RoleFamily } from "../types.ts";

/** Number of people in the agency's base. */
const size = 300;

/** Positions for which companies pay a headhunter: seniors and managers. */
export const headhunted: readonly { family: RoleFamily; role: Role }[] = families.flatMap((family) =>
  family.roles.filter(([level, , least]) => level >= 3 && least >= 20).map((role) => ({ family, role })),
);

/** Returns the people whom the agency has added itself. None of them has an account. */
export function makePeople(asOf: Date): DemoCandidate[] {
  const random = randomOf("people of the agency");
  const name = naming(random);
  const phone = dialling(random);
  const address = addressing();
  return Array.from({ length: size }, (_, index) => {
    // Every position of the agency's orders has several people.
    const position = headhunted[index % headhunted.length]!;
    const person = { ...name(), nationality: "Vietnamese" };
    const words = fold(person.fullName).split(" ");
    const mail = address(`${words.slice(1).join("")}.${words[0]}`, "mangluoi.test");
    return makeCandidate({ ...position, person, demo: false }, 10_000 + index, mail, phone(), asOf);
  });
}
