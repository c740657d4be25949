'use client'

import { type ComponentProps, useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'

import type { Answer } from '@/lib/contract/calls'
import { officeGet } from '@/lib/office/browser'

/** The newest orders name the suppliers that are asked again. */
const PATH = '/api/office/records/purchases/?sort=-createdAt&size=200'

/** Asked once the field has the focus. */
function useSuppliers(isAsked: boolean): readonly string[] {
  const { locale } = useIntl()
  const [suppliers, setSuppliers] = useState<readonly string[]>([])
  useEffect(() => {
    if (!isAsked) return
    const control = new AbortController()
    void officeGet<Answer<'officeRecords'>>(PATH, control.signal).then((result) => {
      if (!result.ok) return
      const names = new Set(result.value.rows.map(({ values }) => String(values['supplier'] ?? '')).filter(Boolean))
      setSuppliers([...names].toSorted((a, b) => a.localeCompare(b, locale)))
    })
    return () => control.abort()
  }, [isAsked, locale])
  return suppliers
}

/** A supplier by name: typed, or one from whom goods were ordered before. */
export function SupplierInput(props: ComponentProps<'input'>) {
  const list = useId()
  const [isAsked, setAsked] = useState(false)
  const suppliers = useSuppliers(isAsked)
  return (
    <>
      <input {...props} list={list} autoComplete="off" onFocus={() => setAsked(true)} />
      <datalist id={list}>
        {suppliers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
