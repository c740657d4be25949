import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { GiftCardView } from '@/components/office/orders/gift-card-view'
import { officeCall, officeIntl, officeMe } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_gift-cards' }) }
}

/** One gift card: its value, where the money went, who bought it. */
export default async function OfficeGiftCardPage({ params }: Props) {
  const [{ record: id }, me] = await Promise.all([params, officeMe()])
  if (!me.entities.some(({ name }) => name === 'gift-cards')) notFound()
  return <GiftCardView card={await officeCall('officeGiftCard', { params: { card: id } })} />
}
