/** Texts of feeds and share images. */
export const labels = {
  rss: {
    all: "New jobs on Sen",
    category: "New {name} jobs on Sen",
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
