const list = "/consultants/fees";

export const invoicePaths = {
  list,
  detail: (id: number | string) => `${list}/${id}`,
  /** The form that requests the fee of a placement. */
  request: (placementId: number | string) => `${list}/request/${placementId}`,
  ofClient: (clientId: number | string) => `${list}?client_id=${clientId}`,
  /** The download of the listed requests. */
  csv: "/api/v2/consultants/invoices.csv",
  pdf: (id: number | string, language: string) =>
    `/api/v2/consultants/invoices/${id}/pdf?language=${language}`,
  linkedPdf: (token: string, language: string) =>
    `/api/v2/public/payment_requests/pdf?token=${encodeURIComponent(token)}&language=${language}`,
} as const;
