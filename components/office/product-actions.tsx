'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import type { OfficeField, OfficeValue } from '@/lib/contract/schemas/office'
import { type OfficeResult, officePost } from '@/lib/office/browser'
import { recordPath } from '@/lib/office/paths'

import { faultText } from './fault-text'
import { FieldEditor } from './field-editor'

interface ProductActionsProps {
  model: string
  /** To which the address leads if nobody chooses otherwise. */
  group: { readonly id: number; readonly name: string }
}

const reference = (name: string, to: string): OfficeField => ({
  name,
  kind: 'reference',
  isRequired: false,
  isReadOnly: false,
  isGivenOnce: false,
  options: null,
  to,
  isSortable: false,
  isFilter: false,
  isListed: false,
  section: 'main',
})
const GROUP = reference('mainGroupId', 'groups')
const PRODUCT = reference('modelId', 'products')

/** A copy of the product; taking it out of the shop, with where its address leads from then on. */
export function ProductActions({ model, group }: ProductActionsProps) {
  const intl = useIntl()
  const router = useRouter()
  const [groupId, setGroup] = useState<OfficeValue>(group.id)
  const [productId, setProduct] = useState<OfficeValue>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function run<T>(work: Promise<OfficeResult<T>>, then: (value: T) => void) {
    setBusy(true)
    const result = await work
    setBusy(false)
    setFault(result.ok ? null : faultText(intl, result.fault))
    if (result.ok) then(result.value)
  }
  const copy = () =>
    run(officePost<{ id: string }>(`/api/office/products/${model}/copy/`, {}), ({ id }) =>
      router.push(recordPath('products', id)),
    )
  const archive = () => {
    const to = productId === null ? { entity: 'groups', id: groupId } : { entity: 'products', id: productId }
    return run(officePost(`/api/office/products/${model}/archive/`, { to }), () => router.refresh())
  }
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void copy()}>
        {intl.formatMessage({ id: 'office.copy_product' })}
      </Button>
      <details className="min-w-0 grow">
        <summary className="inline-flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center rounded-control border border-line-strong px-3">
          {intl.formatMessage({ id: 'office.archive' })}
        </summary>
        <div className="mt-3 flex max-w-text flex-col gap-3 rounded-card border border-line bg-surface p-4">
          <p>{intl.formatMessage({ id: 'office.archive_hint' })}</p>
          <div className="grid gap-3 sm:grid-cols-2">
            <FieldEditor field={GROUP} value={groupId} label={group.name} onChange={setGroup} />
            <FieldEditor field={PRODUCT} value={productId} label={null} onChange={setProduct} />
          </div>
          <div>
            <Button
              size="sm"
              busy={isBusy}
              disabled={groupId === null && productId === null}
              onClick={() => void archive()}
            >
              {intl.formatMessage({ id: 'office.archive_do' })}
            </Button>
          </div>
        </div>
      </details>
      <p role="alert" className="text-sale empty:hidden">
        {fault}
      </p>
    </div>
  )
}
