import type { Metadata } from 'next'

import { CutEditor } from '@/components/office/cut-editor'
import { PictureUses } from '@/components/office/picture-uses'
import { RecordPage } from '@/components/office/record-page'
import type { PictureCuts } from '@/lib/contract/schemas/office-pictures'
import { entityFor, recordOf } from '@/lib/office/record'
import { officeCall, officeIntl, officeLanguage } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_pictures' }) }
}

/** An uploaded picture: its name, which part of it is shown where, who uses it, its history. */
export default async function OfficePicture({ params }: Props) {
  const { record: id } = await params
  const [entity, language] = await Promise.all([entityFor('pictures', id), officeLanguage()])
  const [{ record, changes }, { uses }] = await Promise.all([
    recordOf('pictures', id),
    officeCall('officePictureUses', { params: { picture: id }, query: { language } }),
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
