import type { IntlShape } from 'react-intl'

import { DURABILITY_LINK } from '@/lib/market/guarantee'

import { LABEL } from './colours'
import { QrCode } from './qr-code'
import { Shield } from './shield'

interface DurabilityLabelProps {
  years: number
  brand: string
  /** The maker's identifier of the model. */
  model: string
  intl: Pick<IntlShape, 'formatMessage'>
}

/** The name of the label, the same in every language. */
const NAME = 'GARAN ✓'

/** The harmonised label GARAN: the maker guarantees the durability of the whole product free of charge for these years. */
export function DurabilityLabel({ years, brand, model, intl }: DurabilityLabelProps) {
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  return (
    <section
      aria-label={text('goods.garan')}
      className="flex flex-col gap-3 rounded-card border-4 p-4 text-sm @min-[36rem]:grid @min-[36rem]:grid-cols-2 @min-[36rem]:items-center @min-[36rem]:gap-x-10"
      style={{ borderColor: LABEL.ink, background: LABEL.paper, color: LABEL.ink }}
    >
      <div className="flex items-center justify-between gap-4">
        <p className="text-3xl font-bold">{NAME}</p>
        <Shield size={44} />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <p className="border-b-2" style={{ borderColor: LABEL.ink }}>
          {brand}
        </p>
        <p className="border-b-2" style={{ borderColor: LABEL.ink }}>
          {model}
        </p>
      </div>
      <div className="flex items-center justify-between gap-4">
        <p className="text-4xl font-bold">{text('goods.garan_years', { years })}</p>
        <QrCode address={DURABILITY_LINK} label={text('goods.garan_qr')} />
      </div>
      <p>{text('goods.garan_text', { years })}</p>
      <p>{text('goods.garan_legal')}</p>
      <a href={DURABILITY_LINK} className="py-1 underline" style={{ color: LABEL.blue }}>
        {DURABILITY_LINK.replace('https://', '')}
      </a>
    </section>
  )
}
