'use client'

import { useIntl } from 'react-intl'

import { withPictures } from '@/components/content/text-pictures'
import { Dialog } from '@/components/ui/dialog'

/** The complete description. The back end sanitises `html` when it is stored and when it is read. */
export default function TextDialog({ title, html, onClose }: { title: string; html: string; onClose: () => void }) {
  const intl = useIntl()
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={intl.formatMessage({ id: 'common.close' })} size="lg">
      <div className="prose" dangerouslySetInnerHTML={{ __html: withPictures(html) }} />
    </Dialog>
  )
}
