import type { ShopError } from '@/lib/shop-api/result'

/** The message for a failed log-in. A wrong name and a wrong password give the same message. */
export function loginErrorId({ code, status }: Pick<ShopError, 'code' | 'status'>): string {
  if (code === 'TOO_MANY_REQUESTS') return 'account.too_many'
  return status >= 400 && status < 500 ? 'account.wrong' : 'account.unreachable'
}
