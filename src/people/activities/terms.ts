/**
 * The kinds of activity, each with what its row says besides who, when and about what. A room adds its own:
 * `declare module "#people/activities/terms.ts" { interface ActivityData { … } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the rooms
export interface ActivityData {}
export type ActivityKind = keyof ActivityData;
