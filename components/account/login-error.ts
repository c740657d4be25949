import type { ShopError } from '@/lib/shop-api/result'

/** The message that tells a shopper why a login failed. A wrong name and a wrong password are told apart by nobody. */
export function loginErrorId({ code, status }: Pick<ShopError, 'code' | 'status'>): string {
  if (code === 'TOO_MANY_REQUESTS') return 'account.too_many'
  return status >= 400 && status < 500 ? 'account.wrong' : 'account.unreachable'
}
