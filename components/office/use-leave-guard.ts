'use client'

import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { OFFICE_ROOT } from '@/lib/office/paths'

/** Questions of the parts of the page that hold something unsaved. */
const guards = new Set<() => boolean>()

/** Of several parts one asks for all. */
const firstGuard = (): (() => boolean) | undefined => guards.values().next().value

/** Asks whether the page may be left, when it holds something unsaved. For steps that no link makes. */
export const mayLeave = (): boolean => firstGuard()?.() ?? true

/** Another page of the back office, which replaces this one without loading a document. */
const isOtherPage = ({ origin, pathname }: URL): boolean =>
  origin === window.location.origin && pathname.startsWith(OFFICE_ROOT) && pathname !== window.location.pathname

/** The link that a click follows in this window; null for every other click. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  return link === null || link.target === '_blank' || link.hasAttribute('download') ? null : link
}

/**
 * Before a page with unsaved changes is left, the browser asks; within the back office no document is unloaded, so that links and the
 * browser's Back button are asked about here.
 */
export function useLeaveGuard(isActive: boolean): void {
  const intl = useIntl()
  const question = intl.formatMessage({ id: 'office.leave_sure' })
  useEffect(() => {
    if (!isActive) return
    const ask = () => window.confirm(question)
    const unload = (event: BeforeUnloadEvent) => event.preventDefault()
    const click = (event: MouseEvent) => {
      const link = firstGuard() === ask ? followed(event) : null
      if (link === null || !isOtherPage(new URL(link.href)) || ask()) return
      event.preventDefault()
      event.stopPropagation()
    }
    const step = (event: NavigateEvent) => {
      // The router's own steps come when the page is another one already.
      if (firstGuard() !== ask || event.navigationType !== 'traverse' || !event.cancelable) return
      const { sameDocument, url } = event.destination
      if (sameDocument && isOtherPage(new URL(url)) && !ask()) event.preventDefault()
    }
    const { navigation } = window as { navigation?: Navigation }
    guards.add(ask)
    window.addEventListener('beforeunload', unload)
    // Before any link sees the click.
    window.addEventListener('click', click, { capture: true })
    navigation?.addEventListener('navigate', step)
    return () => {
      guards.delete(ask)
      window.removeEventListener('beforeunload', unload)
      window.removeEventListener('click', click, { capture: true })
      navigation?.removeEventListener('navigate', step)
    }
  }, [isActive, question])
}
