/** The criteria of a form as the API takes them; an empty field says nothing. */
export function criteriaOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const number = (name: string) => (/^\d{1,15}$/.test(text(name)) ? Number(text(name)) : null);
  return {
    keyword: text("keyword") || null,
    location_id: number("location_id"),
    category_id: number("category_id"),
    company_id: number("company_id"),
    salary_min: number("salary_min"),
    remote: form.get("remote") !== null && form.get("remote") !== "false",
    frequency: form.get("frequency") === "weekly" ? ("weekly" as const) : ("daily" as const),
  };
}

export type FormCriteria = ReturnType<typeof criteriaOf>;
