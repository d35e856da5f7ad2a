const irregular: Readonly<Record<string, string>> = {
  build: "built",
  write: "wrote",
  run: "ran",
  keep: "kept",
  lead: "led",
  set: "set",
  take: "took",
  make: "made",
  find: "found",
  meet: "met",
  hold: "held",
  teach: "taught",
  draw: "drew",
  sell: "sold",
  shoot: "shot",

  grow: "grew",
  win: "won",
  put: "put",
  give: "gave",
  know: "knew",
  deal: "dealt",
  cut: "cut",
  sew: "sewed",
  choose: "chose",
  read: "read",
  program: "programmed",
  feed: "fed",
  staff: "staffed",
  break: "broke",
  bring: "brought",
  speak: "spoke",
  spend: "spent",
  catch: "caught",
  chase: "chased",
  ship: "shipped",
  plan: "planned",
  stop: "stopped",
  spot: "spotted",
  log: "logged",
  trim: "trimmed",
  model: "modelled",
  travel: "travelled",
  map: "mapped",
  submit: "submitted",
  control: "controlled",
};

function pastOf(verb: string): string {
  const lower = verb.toLowerCase();
  const regular = /e$/.test(lower)
    ? `${lower}d`
    : /[^aeiou]y$/.test(lower)
      ? `${lower.slice(0, -1)}ied`
      : `${lower}ed`;
  const past = irregular[lower] ?? regular;
  return verb === lower ? past : past[0]!.toUpperCase() + past.slice(1);
}

// Words that are verbs wherever they follow “and” or a comma in the pools of duties.
const verbs = new Set(
  `build run write tune handle follow train repair maintain decide explain find check
  keep prepare sign share verify answer appraise assess take estimate negotiate analyse propose
  animate edit retouch remove settle cook bring pair rehearse suggest lead triage act
  learn correct inspect serve chase interpret compute issue receive retrieve pass fine-tune audit
  agree alert choose help discuss quote install commission energise teach reduce see read
  adjust pitch host present instruct reconcile remind nurture show hand clear compare approach
  win dispense examine monitor file pack report plan give manage avoid review feed
  improve advise post stay test survey refine trim watch complete grade mark label
  light render staff price dispatch support arrange look carry track turn finalise hold
  screen assign sketch deliver catch promote extend uncover reach draft`.split(/\s+/),
);

/** Turns “Design and build services” into “Designed and built services”, as a CV speaks of what is over. */
export function inThePast(duty: string): string {
  return duty
    .replace(/^[A-Z][a-z]+/, pastOf)
    .replace(/(, and |, | and )([a-z-]+)(?=[ ,])/g, (whole, joint: string, word: string) =>
      verbs.has(word) ? joint + pastOf(word) : whole,
    );
}
