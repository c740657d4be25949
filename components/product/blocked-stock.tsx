import { FormattedMessage } from 'react-intl'

import type { PanelData } from '@/lib/catalog/panel/data'

/** The shop's own text about blocked stock, or the default text. */
export function BlockedStock({ data }: { data: Pick<PanelData, 'blockedStockText'> }) {
  return data.blockedStockText ?? <FormattedMessage id="product.blocked_stock" />
}
