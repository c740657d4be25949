'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/ui/toast'
import { MAX_SHARED, SHARE_PREFIX, shareable, sharedText } from '@/lib/cart/share'
import { useMarket } from '@/lib/intl/market-context'
import { useCart } from '@/stores/cart'

/** The address that contains the cart; null while it is created, empty when the cart has nothing to share. */
function useShareLink(): string | null {
  const { routes } = useMarket()
  const cart = useCart((state) => state)
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    const shared = shareable(cart)
    void import('lz-string').then(({ default: { compressToEncodedURIComponent } }) => {
      const packed = shared && compressToEncodedURIComponent(sharedText(shared))
      if (isCurrent)
        setLink(
          packed && packed.length <= MAX_SHARED
            ? new URL(`${routes.checkout}${SHARE_PREFIX}${packed}`, window.location.origin).href
            : '',
        )
    })
    return () => {
      isCurrent = false
    }
  }, [cart, routes])
  return link
}

/** A link to the cart's content, to copy or to pass to another application. */
export default function ShareDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  const link = useShareLink()
  const copy = async () => {
    if (!link) return
    try {
      await navigator.clipboard.writeText(link)
      toast(text('cart.share_copied'), { tone: 'success' })
    } catch {
      // The clipboard is not allowed: selects the link in the field instead.
      document.querySelector<HTMLInputElement>('#cart-share-link')?.select()
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title={text('cart.share_title')} closeLabel={text('common.close')}>
      {link === '' ? (
        <p>{text('cart.share_nothing')}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-sm text-ink-muted">{text('cart.share_text')}</p>
          <Input
            id="cart-share-link"
            label={text('cart.share_link')}
            readOnly
            value={link ?? ''}
            onFocus={(event) => event.target.select()}
          />
          <div className="flex flex-wrap gap-3">
            <Button icon="copy" busy={link === null} onClick={() => void copy()}>
              {text('cart.share_copy')}
            </Button>
            {typeof navigator.share === 'function' && link && (
              <Button
                variant="secondary"
                icon="share"
                onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
              >
                {text('cart.share')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}
