/** Texts of feeds and share images. */
export const labels = {
  rss: {
    all: "New jobs on Sen",
    category: "New {name} jobs on Sen",
    company: "New jobs at {name} on Sen",
    about: "The newest jobs, as soon as they have been approved.",
    at: "{title} at {company}",
  },
  image: {
    tagline: "Jobs that answer.",
    promise: "Search, apply, and know where you stand.",
    anywhere: "Viet Nam",
  },
} as const;
