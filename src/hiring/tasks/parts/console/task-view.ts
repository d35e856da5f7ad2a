import type { AnswerOf } from "#kit/contract.ts";
import type { taskDetail } from "../../contract.ts";
import { taskTypes } from "../../terms.ts";

/** Returns a task for pages. Loaders call it. */
export function taskView({ id, attributes }: AnswerOf<typeof taskDetail>["data"]) {
  return { id, ...attributes };
}
export type TaskView = ReturnType<typeof taskView>;

export function typeKey(id: number) {
  return taskTypes.find((type) => type.id === id)?.key ?? "other";
}
