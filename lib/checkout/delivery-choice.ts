import type { CheckoutData } from './data'

type Offered = readonly Pick<CheckoutData['deliveryMethods'][number], 'id' | 'kind' | 'price'>[]

/**
 * The choice of a delivery method after a response; empty is none. A method that is no longer offered (another country, another carrier) is
 * removed. A cart of gift cards sent by e-mail needs no choice: the method that sends them, or a free one, is used.
 */
export function offeredChoice(methods: Offered, chosen: string, sendsGoods: boolean): string {
  if (methods.some(({ id }) => id === chosen)) return chosen
  if (sendsGoods) return ''
  const byMail =
    methods.find(({ kind }) => kind === 'email') ?? methods.find(({ kind, price }) => kind !== 'store' && price === 0)
  return byMail?.id ?? chosen
}
