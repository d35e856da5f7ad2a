const list = "/consultants/fees";

export const invoicePaths = {
  list,
  detail: (id: number | string) => `${list}/${id}`,
  pdf: (id: number | string, language: string) =>
    `/api/v2/consultants/invoices/${id}/pdf?language=${language}`,
  linkedPdf: (token: string, language: string) =>
    `/api/v2/public/payment_requests/pdf?token=${encodeURIComponent(token)}&language=${language}`,
} as const;
