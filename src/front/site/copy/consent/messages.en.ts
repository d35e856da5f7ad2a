/** The question to visitors before third-party code loads. It is asked only where a tag manager is configured. */
export const copy = {
  bar: {
    label: "Measuring visits",
    text: "May we measure how this site is used? Google Tag Manager loads only if you say yes.",
    more: "What this means",
    yes: "Yes, allow it",
    no: "No, thanks",
  },
  link: "Cookies",
  page: {
    title: "Cookies",
    metaDescription:
      "Which cookies Sen sets, what may be measured with your consent, and where to change your mind.",
    own: "Sen’s own cookies",
    ownText:
      "They remember that you are logged in, that you have logged in on this device before, your language, the colours that you chose and your answer on this page. The site does not work without them, and no one else can read them.",
    measuring: "Measurement, if you allow it",
    measuringText:
      "With your consent, public pages load Google Tag Manager, which counts visits and may set cookies of its own. It never loads on pages with your CV, your applications or your password. Without your consent nothing of it is loaded at all.",
    nothing: "Nothing is measured here: no third-party script or cookie is loaded.",
    now: "Your choice now: {choice, select, yes {you allow measuring} no {you do not allow measuring} other {you have not chosen yet}}.",
    choice: "Your choice",
  },
} as const;
