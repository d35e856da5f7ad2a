/**
 * The kinds of activity, each with the type of its additional data (`data`). A room declares its own kinds:
 * `declare module "#people/activities/terms.ts" { interface ActivityData { … } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the rooms
export interface ActivityData {}
export type ActivityKind = keyof ActivityData;
