'use client'

import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { type ComponentProps, type MouseEvent, use } from 'react'

import { useMarket } from '@/lib/intl/market-context'

import { isPlainClick } from './plain-click'

interface Shared extends Omit<ComponentProps<'a'>, 'href'> {
  /** A finished address: `/sv/kassa/`, `?page=2`, `https://…`. */
  href?: string
  /** A path of this market without prefix and without slashes at its ends: `hiihto/sukset`. */
  path?: string
  /** In place of the page in the browser's history. */
  replace?: boolean
  /** false: the page stays where it is scrolled to. */
  scroll?: boolean
}
export type LinkProps = Shared & ({ href: string; path?: undefined } | { path: string; href?: undefined })

/** A press that the browser has an own meaning for (a new tab, a download), or that leads to another host, is left to it. */
function isOurs(event: MouseEvent<HTMLAnchorElement>): boolean {
  const link = event.currentTarget
  return (
    isPlainClick(event) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin
  )
}

/**
 * A link inside the shop: without a new document where the browser can. It never preloads by itself: sixty cards would ask for sixty pages.
 * That is all of Next's own link that the shop would use, at a fifteenth of its code, on a page with a hundred of them.
 */
export function Link({ href, path, replace = false, scroll, onClick, ...rest }: LinkProps) {
  const { prefix } = useMarket()
  // useRouter() throws where there is none, such as in the screen of an error above it; the browser follows the link there.
  const router = use(AppRouterContext)
  const address = path === undefined ? href : shopPath(prefix, path)
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event)
        if (!router || event.defaultPrevented || !isOurs(event)) return
        event.preventDefault()
        router[replace ? 'replace' : 'push'](address, { scroll })
      }}
    />
  )
}

/** `hiihto/sukset?x=1` with the market's prefix and the slash at the end that every page has. */
export function shopPath(prefix: string, path: string): string {
  const [, before = '', after = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const inner = before.replace(/^\/+|\/+$/g, '')
  return `${prefix}/${inner}${inner ? '/' : ''}${after}`
}
