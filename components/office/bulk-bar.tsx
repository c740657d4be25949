'use client'

import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'

import type { OfficeEntity } from '@/lib/contract/schemas/office'

import { PAGE_BOX, tickAll, tickedIn } from './bulk-boxes'
import { BulkForm } from './bulk-form'

interface BulkBarProps {
  entity: OfficeEntity
  query: { readonly q: string; readonly filter: string }
  /** How many records the list finds. */
  total: number
  /** Which page of the list it is. On another one nothing is selected. */
  page: string
  /** The table, with the boxes of bulk-boxes.ts. */
  children: ReactNode
}

/** Below the table, once rows are selected: sets one field of the selected records, or of all that the list finds. */
export function BulkBar({ entity, query, total, page, children }: BulkBarProps) {
  const box = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState<readonly string[]>([])
  const [isAll, setAll] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const choose = (chosen: readonly string[], text: string | null) => {
    setIds(chosen)
    setAll(false)
    setDone(text)
  }
  const [shown, setShown] = useState(page)
  if (shown !== page) {
    setShown(page)
    choose([], null)
  }
  useEmptyBoxes(page, box)
  const read = (event: FormEvent<HTMLDivElement>) => {
    const { target, currentTarget: list } = event
    if (target instanceof HTMLInputElement && target.name === PAGE_BOX) tickAll(list, target.checked)
    choose(tickedIn(list), null)
  }
  const clear = (text: string) => {
    if (box.current) tickAll(box.current, false)
    choose([], text)
  }
  return (
    <>
      <div ref={box} onChange={read}>
        {children}
      </div>
      <p role="status" className="empty:hidden">
        {done}
      </p>
      {ids.length === 0 ? null : (
        <BulkForm
          entity={entity}
          count={isAll ? total : ids.length}
          total={total}
          scope={isAll ? { all: query } : { ids }}
          onAll={() => setAll(true)}
          onDone={clear}
        />
      )}
    </>
  )
}

/** A row that is on two pages keeps its box, with what was ticked in it. */
function useEmptyBoxes(page: string, box: RefObject<HTMLDivElement | null>): void {
  const shown = useRef(page)
  useLayoutEffect(() => {
    if (shown.current !== page && box.current) tickAll(box.current, false)
    shown.current = page
  }, [page, box])
}
