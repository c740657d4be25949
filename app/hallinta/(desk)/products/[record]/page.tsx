import type { Metadata } from 'next'

import { BackToList } from '@/components/office/back-to-list'
import { GoodsTable } from '@/components/office/goods-table'
import { ProductActions } from '@/components/office/product-actions'
import { ProductState } from '@/components/office/product-state'
import { productSections } from '@/components/office/product-sections'
import { ProductPictures } from '@/components/office/product-pictures'
import { RecordPage } from '@/components/office/record-page'
import { NewProduct } from '@/components/office/variants/new-product'
import { VariantEditor } from '@/components/office/variants/variant-editor'
import { config } from '@/lib/config/env'
import type { OfficeChoices, OfficeEntity } from '@/lib/contract/schemas/office'
import { absoluteUrl } from '@/lib/market/domains'
import { entityFor, NEW, recordOf } from '@/lib/office/record'
import { officeCall, officeIntl, officeLanguage } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_products' }) }
}

/** A product: its names and what it is, its pictures, its variants, what they cost and where they lie, its other fields, its history. */
export default async function OfficeProduct({ params }: Props) {
  const { record: id } = await params
  const entity = await entityFor('products', id)
  if (id === NEW) return <NewProductPage entity={entity} choices={await officeCall('officeChoices', {})} />
  const [language, { record, changes }, goods, choices, pictures] = await Promise.all([
    officeLanguage(),
    recordOf('products', id),
    officeCall('officeGoods', { params: { model: id } }),
    officeCall('officeChoices', {}),
    officeCall('officePictures', { params: { model: id } }),
  ])
  const { modelNumber, slug, mainGroupId } = record.values
  const brand = await officeCall('officeRecord', {
    params: { entity: 'brands', record: String(record.values['brandId']) },
  })
  const href = absoluteUrl(config().routing, language, `/${String(brand.values['slug'])}/${String(slug)}/`)
  const group = { id: Number(mainGroupId), name: record.labels['mainGroupId'] ?? '' }
  return (
    <RecordPage
      entity={entity}
      record={record}
      changes={changes}
      sections={productSections(await officeIntl(), {
        entity,
        values: record.values,
        goods,
        pictures: pictures.images.length,
      })}
      actions={
        <>
          <ProductState values={record.values} goods={goods} pictures={pictures.images.length} href={href} />
          {entity.canCreate ? <ProductActions model={record.id} group={group} /> : null}
        </>
      }
    >
      <ProductPictures model={record.id} pictures={pictures} />
      <VariantEditor
        model={record.id}
        goods={goods}
        choices={choices}
        product={String(modelNumber || slug)}
        mayChange={entity.canCreate}
      />
      <GoodsTable model={record.id} goods={goods} />
    </RecordPage>
  )
}

interface NewProductPageProps {
  entity: OfficeEntity
  choices: OfficeChoices
}

async function NewProductPage({ entity, choices }: NewProductPageProps) {
  const intl = await officeIntl()
  return (
    <>
      <div className="flex flex-col gap-1">
        <BackToList entity={entity.name} />
        <h1 className="text-2xl">{intl.formatMessage({ id: 'office.new_product' })}</h1>
      </div>
      <NewProduct entity={entity} choices={choices} />
    </>
  )
}
