import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { CutEditor } from '@/components/office/cut-editor'
import { PictureUses } from '@/components/office/picture-uses'
import { RecordPage } from '@/components/office/record-page'
import type { PictureCuts } from '@/lib/contract/schemas/office-pictures'
import { officeCall, officeIntl, officeLanguage, officeMe } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_pictures' }) }
}

/** An uploaded picture: its name, which part of it is shown where, who uses it, its history. */
export default async function OfficePicture({ params }: Props) {
  const { record: id } = await params
  const entity = (await officeMe()).entities.find(({ name }) => name === 'pictures') ?? notFound()
  const language = await officeLanguage()
  const [record, { uses }, { changes }] = await Promise.all([
    officeCall('officeRecord', { params: { entity: 'pictures', record: id }, query: { language } }),
    officeCall('officePictureUses', { params: { picture: id }, query: { language } }),
    officeCall('officeChanges', { query: { entity: 'pictures', record: id } }),
  ])
  const { path, width, height, cuts } = record.values
  const picture = {
    id: record.id,
    path: String(path),
    width: Number(width),
    height: Number(height),
    cuts: cuts as PictureCuts,
  }
  // The parts have their own editor.
  const fields = entity.fields.filter(({ name }) => name !== 'cuts')
  return (
    <RecordPage entity={{ ...entity, fields }} record={record} changes={changes}>
      {entity.canChange ? <CutEditor key={record.change} picture={picture} /> : null}
      <PictureUses uses={uses} />
    </RecordPage>
  )
}
