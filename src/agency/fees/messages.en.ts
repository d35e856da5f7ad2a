export const errors = {
  net_salary_currency: "A net salary can be converted in VND only",
} as const;
