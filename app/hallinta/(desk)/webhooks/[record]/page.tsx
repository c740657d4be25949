import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { BackToList } from '@/components/office/back-to-list'
import { RecordHistory } from '@/components/office/record-history'
import { WebhookForm } from '@/components/office/integrations/webhook-form'
import { WebhookView } from '@/components/office/integrations/webhook-view'
import { officeCall, officeIntl, officeMe } from '@/lib/office/server'

interface Props {
  params: Promise<{ record: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await officeIntl()).formatMessage({ id: 'office.entity_webhooks' }) }
}

/** An endpoint that is told what happens: added (`new`), or its deliveries. */
export default async function OfficeWebhookPage({ params }: Props) {
  const [{ record: id }, intl, me] = await Promise.all([params, officeIntl(), officeMe()])
  if (!me.entities.some(({ name }) => name === 'webhooks')) notFound()
  if (id === 'new') {
    const { events } = await officeCall('officeKeyChoices', {})
    return (
      <>
        <div className="flex flex-col gap-1">
          <BackToList entity="webhooks" />
          <h1 className="text-2xl">{intl.formatMessage({ id: 'office.new_webhooks' })}</h1>
        </div>
        <WebhookForm events={events} />
      </>
    )
  }
  const [log, { changes }] = await Promise.all([
    officeCall('officeWebhookLog', { params: { webhook: id } }),
    officeCall('officeChanges', { query: { entity: 'webhooks', record: id } }),
  ])
  return (
    <>
      <div className="flex flex-col gap-1">
        <BackToList entity="webhooks" />
        <h1 className="break-all text-2xl">{log.url}</h1>
      </div>
      <WebhookView log={log} />
      <RecordHistory changes={changes} entity="webhooks" />
    </>
  )
}
