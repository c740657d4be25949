'use client'

import type { ReactNode } from 'react'

import { Picture } from '@/components/ui/picture'
import { ProductName } from '@/components/ui/product-name'
import { imagesOf } from '@/lib/catalog/panel/model'

import { useProduct } from './product-context'

/** The chosen variant of the page's product: picture, brand, name, selection; `children` are below. */
export function ChosenProduct({ children }: { children: ReactNode }) {
  const { panel, selection, selected } = useProduct()
  const [image] = imagesOf(panel, selection.color)
  const choices = [selected.variant?.colour, selection.size, selected.variant?.product_type?.title]
    .filter(Boolean)
    .join(' · ')
  return (
    <div className="flex gap-4">
      {image && (
        <Picture
          path={image.path}
          alt=""
          width={96}
          height={96}
          sizes="96px"
          className="aspect-square w-24 shrink-0 self-start rounded-card bg-surface-2 object-cover"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="eyebrow">{panel.brand.name}</p>
        <p className="font-semibold">
          <ProductName name={panel.name} />
        </p>
        {choices && <p className="text-sm text-ink-muted">{choices}</p>}
        {children}
      </div>
    </div>
  )
}
