export const errors = {
  rate_out_of_range: "Rates outside 15–18% need an administrator",
  net_salary_currency: "A net salary can be converted in VND only",
} as const;
