/** A click as React or the browser reports it. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Was it the main button without a modifier key? Other clicks have a meaning in the browser, such as opening a new tab. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Runs `act` instead of following the link, for a plain click; any other click follows the link. */
export function onPlainClick(event: Click & Pick<MouseEvent, 'preventDefault'>, act: () => void): void {
  if (!isPlainClick(event)) return
  event.preventDefault()
  act()
}

/**
 * Does the shop handle this click on a link itself? The browser handles clicks that mean something else (a new tab, a download) or lead to
 * another host.
 */
export function isShopClick(event: Click, link: HTMLAnchorElement): boolean {
  return (
    isPlainClick(event) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin
  )
}
