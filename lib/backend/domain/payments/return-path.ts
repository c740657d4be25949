/** Where a provider sends the shopper back to: the shop looks at the payment there and leads on to the page of its result. */
export function returnPath(reference: string): string {
  return `/payment-return/${encodeURIComponent(reference)}/`
}
