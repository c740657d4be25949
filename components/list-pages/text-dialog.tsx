'use client'

import { useIntl } from 'react-intl'

import { Dialog } from '@/components/ui/dialog'

/** The whole description. `html` was sanitised by the back end, when it was written and when it was read. */
export default function TextDialog({ title, html, onClose }: { title: string; html: string; onClose: () => void }) {
  const intl = useIntl()
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={intl.formatMessage({ id: 'common.close' })} size="lg">
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </Dialog>
  )
}
