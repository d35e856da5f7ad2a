import { type Pay, shownEnds } from "../salary.ts";

/** The facts of a job for search engines; the page shows all of them. */
export interface JobPostingFacts {
  id: string;
  title: string;
  postedAt: string;
  expiresAt: string | null;
  type: string | null;
  /** The employee does all work from home. */
  fromHome: boolean;
  monthsOfExperience: number | null;
  pay: Pay;
  /** The places of work; the name is null where only the country is known. */
  places: { name: string | null; country: string }[];
  street: string | null;
  company: { name: string; website: string | null; logo: string | null };
}

const employment: Record<string, string> = {
  full_time: "FULL_TIME",
  part_time: "PART_TIME",
  internship: "INTERN",
  freelancer: "CONTRACTOR",
  hybrid: "FULL_TIME",
  remote: "FULL_TIME",
};
const units: Record<string, string> = { month: "MONTH", year: "YEAR", hour: "HOUR" };

/** Returns the whole text of an ad, which its page shows in parts. */
export function adText(job: { description: string; requirement: string; benefits: string }): string {
  return [job.description, job.requirement, job.benefits].filter(Boolean).join("\n");
}

/** Returns the schema.org JobPosting that Google reads (decisions §B), without `description`, which the page contains already. */
export function jobPosting(job: JobPostingFacts, origin: string): Record<string, unknown> {
  const absolute = (path: string) => new URL(path, origin).href;
  const { name, website, logo } = job.company;
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: job.title,
    identifier: { "@type": "PropertyValue", name, value: job.id },
    datePosted: job.postedAt,
    ...(job.expiresAt && { validThrough: job.expiresAt }),
    ...(job.type && { employmentType: employment[job.type] ?? "OTHER" }),
    hiringOrganization: {
      "@type": "Organization",
      name,
      ...(website && { sameAs: website }),
      ...(logo && { logo: absolute(logo) }),
    },
    ...(job.fromHome && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "VN" },
    }),
    ...(!(job.fromHome && job.places.length === 0) && { jobLocation: locations(job) }),
    ...salary(job.pay),
    ...(job.monthsOfExperience !== null && {
      experienceRequirements: {
        "@type": "OccupationalExperienceRequirements",
        monthsOfExperience: job.monthsOfExperience,
      },
    }),
    directApply: true,
  };
}

function locations({ places, street }: JobPostingFacts) {
  const atLeastOne = places.length > 0 ? places : [{ name: null, country: "VN" }];
  return atLeastOne.map((place, index) => ({
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      ...(index === 0 && street && { streetAddress: street }),
      ...(place.name && { addressLocality: place.name, addressRegion: place.name }),
      addressCountry: place.country,
    },
  }));
}

function salary(pay: Pay) {
  const { low, high } = shownEnds(pay);
  if (low === null && high === null) return {};
  const unitText = units[pay.salary_period] ?? "MONTH";
  const value =
    low === high
      ? { value: low }
      : { ...(low !== null && { minValue: low }), ...(high !== null && { maxValue: high }) };
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: pay.currency,
      value: { "@type": "QuantitativeValue", ...value, unitText },
    },
  };
}
