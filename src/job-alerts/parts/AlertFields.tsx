import type { AlertView } from "./alert-view.ts";

/** What an alert looks for, as hidden fields: to set the same one again. */
export function AlertFields({ alert: { criteria, email, frequency } }: { alert: AlertView }) {
  const fields = {
    keyword: criteria.keyword,
    location_id: criteria.locationId,
    category_id: criteria.categoryId,
    company_id: criteria.companyId,
    salary_min: criteria.salaryMin,
    remote: criteria.remote || null,
    email,
    frequency,
  };
  return Object.entries(fields).map(
    ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={String(value)} />,
  );
}
