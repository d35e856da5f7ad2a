/** Allowed and required properties of a JobPosting, from Google's page "Job posting structured data". */
const types = [
  "FULL_TIME",
  "PART_TIME",
  "CONTRACTOR",
  "TEMPORARY",
  "INTERN",
  "VOLUNTEER",
  "PER_DIEM",
  "OTHER",
] as const;
const units = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"] as const;
const allowedProperties = [
  "@context",
  "@type",
  "title",
  "description",
  "identifier",
  "datePosted",
  "validThrough",
  "employmentType",
  "hiringOrganization",
  "jobLocationType",
  "applicantLocationRequirements",
  "jobLocation",
  "baseSalary",
  "experienceRequirements",
  "directApply",
];

type Thing = Record<string, unknown>;

/** Returns the faults of a JobPosting that Google reports; empty for a valid JobPosting. */
export function postingFaults(posting: Thing, now: Date): string[] {
  const faults: string[] = [];
  const need = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
  const isAddress = (value: unknown) => isText(value) && URL.canParse(value) && /^https?:/.test(value);
  const moment = (value: unknown) =>
    isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value)
      ? new Date(value).getTime()
      : Number.NaN;
  const thing = (value: unknown, type: string): Thing => {
    const isThing = typeof value === "object" && value !== null && (value as Thing)["@type"] === type;
    need(isThing, `no ${type}: ${JSON.stringify(value)}`);
    return isThing ? (value as Thing) : {};
  };

  for (const name of Object.keys(posting)) need(allowedProperties.includes(name), `unknown property ${name}`);
  need(/^https?:\/\/schema\.org\/?$/.test(String(posting["@context"])), "context");
  need(posting["@type"] === "JobPosting", "type");
  need(isText(posting.title) && !/<[a-z]/i.test(posting.title), "title");
  need(isText(posting.description) && /<(p|ul|li|br)\b/.test(posting.description), "description is not HTML");
  need(!/<script|<style|\son\w+=/i.test(String(posting.description)), "description is not safe");
  const posted = moment(posting.datePosted);
  const ends = moment(posting.validThrough);
  need(posted <= now.getTime(), "datePosted");
  need(ends > now.getTime() && ends > posted, "validThrough");
  need(
    (types as readonly unknown[]).includes(posting.employmentType),
    `employmentType ${posting.employmentType}`,
  );

  const company = thing(posting.hiringOrganization, "Organization");
  need(isText(company.name), "hiringOrganization.name");
  if ("sameAs" in company) need(isAddress(company.sameAs), "hiringOrganization.sameAs");
  if ("logo" in company) need(isAddress(company.logo), "hiringOrganization.logo");
  const identifier = thing(posting.identifier, "PropertyValue");
  need(isText(identifier.name) && isText(identifier.value), "identifier");

  const remote = "jobLocationType" in posting;
  if (remote) {
    need(posting.jobLocationType === "TELECOMMUTE", "jobLocationType");
    need(
      isText(thing(posting.applicantLocationRequirements, "Country").name),
      "applicantLocationRequirements",
    );
  }
  const places = (posting.jobLocation ?? []) as unknown[];
  need(Array.isArray(places) && (places.length > 0 || remote), "jobLocation");
  for (const place of places) {
    const address = thing(thing(place, "Place").address, "PostalAddress");
    need(/^[A-Z]{2}$/.test(String(address.addressCountry)), "addressCountry");
    for (const name of ["addressRegion", "addressLocality", "streetAddress"])
      if (name in address) need(isText(address[name]), name);
  }
  if ("baseSalary" in posting) {
    const pay = thing(posting.baseSalary, "MonetaryAmount");
    need(/^[A-Z]{3}$/.test(String(pay.currency)), "currency");
    const amount = thing(pay.value, "QuantitativeValue");
    need((units as readonly unknown[]).includes(amount.unitText), "unitText");
    const numbers = ["value", "minValue", "maxValue"]
      .filter((name) => name in amount)
      .map((name) => amount[name]);
    need(numbers.length > 0, "no amount");
    for (const value of numbers) need(typeof value === "number" && value > 0, `amount ${value}`);
    if ("minValue" in amount && "maxValue" in amount)
      need(Number(amount.minValue) <= Number(amount.maxValue), "minValue above maxValue");
  }
  if ("experienceRequirements" in posting) {
    const requirement = thing(posting.experienceRequirements, "OccupationalExperienceRequirements");
    need(
      Number.isInteger(requirement.monthsOfExperience) && Number(requirement.monthsOfExperience) > 0,
      "monthsOfExperience",
    );
  }
  need(typeof posting.directApply === "boolean", "directApply");
  return faults;
}
