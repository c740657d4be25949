'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Dialog } from '@/components/ui/dialog'
import type { Answer } from '@/lib/contract/calls'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket } from '@/lib/intl/market-context'
import { api } from '@/lib/shop-api/browser'

import { shopPath } from '@/components/ui/link'

interface Props {
  id: number
  onClose: () => void
}
type Popup = Answer<'keywordPopup'>

/** The explanation of a keyword, with a link for more (spec 3 §2). */
export default function KeywordPopup(props: Props) {
  return (
    <LazyIntl areas={['keyword']}>
      <Shown {...props} />
    </LazyIntl>
  )
}

function Shown({ id, onClose }: Props) {
  const intl = useIntl()
  const { prefix } = useMarket()
  const [popup, setPopup] = useState<Popup | 'loading' | 'failed'>('loading')
  const word = (message: string) => intl.formatMessage({ id: message })
  useEffect(() => {
    const stop = new AbortController()
    void api.call('keywordPopup', { query: { id } }, { signal: stop.signal }).then((result) => {
      if (!stop.signal.aborted) setPopup(result.ok ? result.data : 'failed')
    })
    return () => stop.abort()
  }, [id])

  const url = typeof popup === 'object' ? popup.url : null
  const href = url?.startsWith('/') && !url.startsWith(`${prefix}/`) ? shopPath(prefix, url) : url
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={word('keyword.title')}
      closeLabel={word('common.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {word('common.close')}
          </Button>
          {href && <ButtonLink href={href}>{word('keyword.more')}</ButtonLink>}
        </div>
      }
    >
      {popup === 'loading' && <p role="status">{word('keyword.loading')}</p>}
      {popup === 'failed' && (
        <p role="alert" className="text-sale">
          {word('keyword.failed')}
        </p>
      )}
      {typeof popup === 'object' && <div className="prose" dangerouslySetInnerHTML={{ __html: popup.text }} />}
    </Dialog>
  )
}
