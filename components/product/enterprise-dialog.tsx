'use client'

import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { LazyIntl } from '@/lib/intl/lazy'
import { useAuth } from '@/stores/auth'

import { ChosenProduct } from './chosen-product'

/** The product that was added to the company's order, and its amount there (spec 3 §4 "Enterprise-order mode"). */
export default function EnterpriseDialog(props: { amount: number; onClose: () => void }) {
  return (
    <LazyIntl areas={['panel']}>
      <Added {...props} />
    </LazyIntl>
  )
}

function Added({ amount, onClose }: { amount: number; onClose: () => void }) {
  const intl = useIntl()
  const order = useAuth(({ customer }) => customer?.enterprise_order?.name ?? '')
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="panel.enterprise_added" />}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      before={<Icon name="check-circle" className="text-success" />}
      footer={
        <Button wide onClick={onClose}>
          <FormattedMessage id="common.close" />
        </Button>
      }
    >
      <ChosenProduct>
        <p>
          <FormattedMessage id="panel.enterprise_amount" values={{ count: amount, order }} />
        </p>
      </ChosenProduct>
    </Dialog>
  )
}
