'use client'

import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { ProductName } from '@/components/ui/product-name'
import { LazyIntl } from '@/lib/intl/lazy'
import { useAuth } from '@/stores/auth'

import { imagesOf } from './panel-model'
import { useProduct } from './product-context'

/** What was added to the company's order, and how many of it are there now (spec 3 §4 "Enterprise-order mode"). */
export default function EnterpriseDialog(props: { amount: number; onClose: () => void }) {
  return <LazyIntl areas={['panel']}><Added {...props} /></LazyIntl>
}

function Added({ amount, onClose }: { amount: number; onClose: () => void }) {
  const intl = useIntl()
  const { panel, selection, selected } = useProduct()
  const order = useAuth(({ customer }) => customer?.enterprise_order?.name ?? '')
  const [image] = imagesOf(panel, selection.color)
  const choices = [selected.variant?.colour, selection.size, selected.variant?.product_type?.title].filter(Boolean).join(' · ')
  return (
    <Dialog
      open onClose={onClose} title={<FormattedMessage id="panel.enterprise_added" />} closeLabel={intl.formatMessage({ id: 'common.close' })}
      before={<Icon name="check-circle" className="text-success" />} footer={<Button wide onClick={onClose}><FormattedMessage id="common.close" /></Button>}
    >
      <div className="flex gap-4">
        {image && <Picture path={image.path} alt="" width={96} height={96} sizes="96px" className="aspect-square w-24 shrink-0 self-start rounded-card bg-surface-2 object-cover" />}
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <p className="eyebrow">{panel.brand.name}</p>
          <p className="font-semibold"><ProductName name={panel.name} /></p>
          {choices && <p className="text-sm text-ink-muted">{choices}</p>}
          <p><FormattedMessage id="panel.enterprise_amount" values={{ count: amount, order }} /></p>
        </div>
      </div>
    </Dialog>
  )
}
