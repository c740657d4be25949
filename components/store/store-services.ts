import type { IconName } from '@/components/ui/icon'
import type { Store } from '@/lib/contract/schemas/config'
import type { RouteName } from '@/lib/market/paths'

interface StoreService {
  readonly icon: IconName
  /** Of the message with its name. */
  readonly id: string
  /** The page that describes it. */
  readonly route: RouteName
}

/** Services of every store, and those of some. */
export function storeServices({ nouto, pikanouto }: Store): readonly StoreService[] {
  return [
    ...(nouto ? [{ icon: 'box', id: 'content.store_collect', route: 'delivery' } as const] : []),
    ...(pikanouto ? [{ icon: 'clock', id: 'content.store_express', route: 'pikanouto' } as const] : []),
    { icon: 'return', id: 'content.store_returns', route: 'returns' },
    { icon: 'recycle', id: 'content.store_repair', route: 'repair-service' },
  ]
}
