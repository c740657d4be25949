import type { ShopError } from '@/lib/shop-api/result'

/** The message for a call of the account that was refused for another reason than its input. */
export function failureId({ code }: ShopError): string {
  return code === 'TOO_MANY_REQUESTS' ? 'account.too_many' : 'account.unreachable'
}
