'use client'

import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { type ComponentProps, use } from 'react'

import { useMarket } from '@/lib/intl/market-context'

import { isShopClick } from './plain-click'

interface Shared extends Omit<ComponentProps<'a'>, 'href'> {
  /** A complete address: `/sv/kassa/`, `?page=2`, `https://…`. */
  href?: string
  /** A path of this market without prefix and without slashes at its ends: `hiihto/sukset`. */
  path?: string
  /** Replaces the current entry of the browser's history. */
  replace?: boolean
  /** false: the scroll position stays. */
  scroll?: boolean
}
export type LinkProps = Shared & ({ href: string; path?: undefined } | { path: string; href?: undefined })

/**
 * A link inside the shop, by soft navigation where possible. It never preloads: sixty cards would request sixty pages. This is the part of
 * Next's own link that the shop needs, with a fifteenth of its code, because a page has about a hundred links.
 */
export function Link({ href, path, replace = false, scroll, onClick, ...rest }: LinkProps) {
  const { prefix } = useMarket()
  // useRouter() throws where there is no router, such as in an error screen above it. There the browser follows the link.
  const router = use(AppRouterContext)
  const address = path === undefined ? href : shopPath(prefix, path)
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event)
        if (!router || event.defaultPrevented || !isShopClick(event, event.currentTarget)) return
        event.preventDefault()
        // The address as it is in the document: stores/visit-market.ts adds the market of the visit to it.
        router[replace ? 'replace' : 'push'](event.currentTarget.getAttribute('href') ?? address, { scroll })
      }}
    />
  )
}

/** `hiihto/sukset?x=1` with the market's prefix and with the slash at the end that every page has. */
export function shopPath(prefix: string, path: string): string {
  const [, before = '', after = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const inner = before.replace(/^\/+|\/+$/g, '')
  return `${prefix}/${inner}${inner ? '/' : ''}${after}`
}
