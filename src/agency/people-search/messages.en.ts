export const errors = {
  query_unreadable: "The search cannot be read at “{place}”",
} as const;
