import type { AlertView } from "./alert-view.ts";

/** The criteria of an alert as hidden fields of a form that creates the same alert again. */
export function AlertFields({ alert: { criteria, email, frequency } }: { alert: AlertView }) {
  const fields = {
    keyword: criteria.keyword,
    location_id: criteria.locationIds,
    category_id: criteria.categoryIds,
    job_type: criteria.jobTypes,
    job_level: criteria.jobLevels,
    experience: criteria.experience,
    company_id: criteria.companyId,
    salary_min: criteria.salaryMin,
    remote: criteria.remote || null,
    email,
    frequency,
  };
  return Object.entries(fields).flatMap(([name, value]) =>
    [value]
      .flat()
      .map(
        (one) =>
          one !== null && <input key={`${name} ${one}`} type="hidden" name={name} value={String(one)} />,
      ),
  );
}
