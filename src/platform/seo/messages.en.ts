/** Texts of feeds and share images. */
export const labels = {
  rss: {
    all: "New jobs on Sen",
    category: "New jobs on Sen: {name}",
    company: "New jobs at {name} on Sen",
    about: "The newest jobs, as soon as they’ve been approved.",
    at: "{title} at {company}",
  },
  image: {
    tagline: "Track every application.",
    promise: "Search, apply and track your applications.",
    anywhere: "Vietnam",
  },
} as const;
