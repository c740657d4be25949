/**
 * Rules that the three engines do not have, as functions that run in a page. The file is no module: rules.ts compiles it and gives it to the
 * browser as one script, so that its functions can call each other there.
 */

/** A place on the page that breaks a rule. */
interface Fault {
  /** Where: a short path and the beginning of the element. */
  at: string
  what: string
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])'
/** What a pointer operates. */
const TARGETS =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea, summary, [role=button], [role=option], [role=slider]'
/** WCAG 2.5.8: CSS pixels of each side of a target, and of the circle around the centre of a smaller one. */
const TARGET_PX = 24
/** Layout rounds to fractions of a pixel. */
const HALF = 0.5

const describe = (element: Element) =>
  `${element.closest('header, main, footer, dialog, nav')?.tagName.toLowerCase() ?? 'body'} ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 160)}`

/** What can be used: an open modal window makes the rest of the page inert. */
const usable = () => document.querySelector('dialog[open]:modal') ?? document

/** Rendered and not only for screen readers. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false }))
    return false
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1
}

const plain = (text: string) =>
  text
    .toLocaleLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The words of an element that the eye sees: without those that are only for screen readers. */
function seenText(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (parent && isSeen(parent) && !parent.closest('.sr-only')) words.push(node.textContent ?? '')
  }
  return words.join(' ')
}

/** The accessible name as far as it is given in words: by reference, by label, by the content. */
function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const referred = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const given = referred.trim() || element.getAttribute('aria-label') || ''
  if (given) return given
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
  const content = [...element.querySelectorAll('img[alt], [aria-label], svg title')].map(
    (part) => part.getAttribute('alt') ?? part.getAttribute('aria-label') ?? part.textContent ?? '',
  )
  const hidden = [...element.querySelectorAll('[aria-hidden=true]')].map((part) => part.textContent ?? '').join('')
  const text = element.textContent ?? ''
  return [...labels.map((label) => label.textContent ?? ''), text === hidden ? '' : text, ...content].join(' ').trim()
}

/** WCAG 2.4.4, 4.1.2: what is pressed has a name. */
function nameless(): Fault[] {
  return [...usable().querySelectorAll('a[href], button, [role=button], summary')]
    .filter((element) => isSeen(element) && nameOf(element) === '' && !element.getAttribute('title'))
    .map((element) => ({ at: describe(element), what: 'no name' }))
}

/** WCAG 2.5.3: who says the words on a button to a voice control presses it. */
function labelNotInName(): Fault[] {
  const faults: Fault[] = []
  for (const element of usable().querySelectorAll('[aria-label], [aria-labelledby]')) {
    if (!element.matches(TARGETS) || element.matches('input, select, textarea') || !isSeen(element)) continue
    const [name, label] = [plain(nameOf(element)), plain(seenText(element))]
    if (label !== '' && !name.includes(label))
      faults.push({ at: describe(element), what: `"${label}" is not in "${name}"` })
  }
  return faults
}

/** Where a pointer can press: the element with its parts, its label, or the card that a covering link fills. */
function areaOf(target: Element): DOMRect {
  const after = getComputedStyle(target, '::after')
  if (after.position === 'absolute' && after.inset === '0px' && target instanceof HTMLElement && target.offsetParent)
    return target.offsetParent.getBoundingClientRect()
  // The handle of a slider is drawn by what is around its field.
  if (target.matches('[type=range]') && target.parentElement) return target.parentElement.getBoundingClientRect()
  const label = target.closest('label') ?? ('labels' in target ? (target as HTMLInputElement).labels?.[0] : null)
  const parts = [target, ...target.querySelectorAll('*'), ...(label ? [label] : [])]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  const [left, top] = [Math.min(...parts.map((part) => part.left)), Math.min(...parts.map((part) => part.top))]
  const [right, bottom] = [Math.max(...parts.map((part) => part.right)), Math.max(...parts.map((part) => part.bottom))]
  return new DOMRect(left, top, right - left, bottom - top)
}

/** In a sentence the height of a line limits a target (exception "inline"). */
function isInSentence(target: Element): boolean {
  if (getComputedStyle(target).display !== 'inline') return false
  const block = target.closest('p, li, dd, td, label, div, span:not(:only-child)')
  return block !== null && plain(seenText(block)).length > plain(seenText(target)).length
}

const distance = (x: number, y: number, box: DOMRect) =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))

/** WCAG 2.5.8: at least 24 × 24 px, or as much room that a circle of 24 px touches no other target and no other such circle. */
function smallTargets(): Fault[] {
  const all = [...usable().querySelectorAll(TARGETS)].filter(isSeen).map((target) => ({ target, area: areaOf(target) }))
  const isSmall = ({ area }: { area: DOMRect }) => area.width < TARGET_PX - HALF || area.height < TARGET_PX - HALF
  const small = all.filter((one) => isSmall(one) && !isInSentence(one.target))
  return small.flatMap(({ target, area }) => {
    const [x, y] = [area.left + area.width / 2, area.top + area.height / 2]
    const crowd = all.find((other) => {
      if (other.target === target || other.target.contains(target) || target.contains(other.target)) return false
      const box = other.area
      if (distance(x, y, box) < TARGET_PX / 2 - HALF) return true
      return isSmall(other) && Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2) < TARGET_PX - HALF
    })
    if (!crowd) return []
    const size = `${area.width.toFixed(0)} × ${area.height.toFixed(0)} px`
    return [{ at: describe(target), what: `${size}, too near to ${crowd.target.outerHTML.slice(0, 80)}` }]
  })
}

/** The boxes that cut off what sticks out of them, from an element's parent up; those that scroll only where `scrolls` is set. */
function cutters(element: Element, scrolls: boolean): { box: DOMRect; by: Element }[] {
  const found: { box: DOMRect; by: Element }[] = []
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    const style = getComputedStyle(parent)
    const box = parent.getBoundingClientRect()
    const isClip = style.overflowX === 'clip' || style.contain.includes('paint') || style.contain === 'content'
    const isBox =
      /hidden/.test(style.overflowX + style.overflowY) ||
      (scrolls && /auto|scroll/.test(style.overflowX + style.overflowY))
    if (isBox || isClip) {
      const margin = isBox ? 0 : Number.parseFloat(style.getPropertyValue('overflow-clip-margin')) || 0
      found.push({
        box: new DOMRect(box.x - margin, box.y - margin, box.width + 2 * margin, box.height + 2 * margin),
        by: parent,
      })
    }
    // What is scrolled out of a box can be scrolled back into it.
    if (!scrolls && /auto|scroll/.test(style.overflowX + style.overflowY)) break
    if (style.position === 'fixed' || parent.matches('dialog')) break
  }
  return found
}

/** The sides at which a ring sticks out of a box. */
function sidesOut(ring: DOMRect, box: DOMRect): string[] {
  return [
    ring.left < box.left - HALF ? 'left' : '',
    ring.top < box.top - HALF ? 'top' : '',
    ring.right > box.right + HALF ? 'right' : '',
    ring.bottom > box.bottom + HALF ? 'bottom' : '',
  ].filter(Boolean)
}

/** What of an element a sticky or fixed bar covers; the corners count, because a covered corner is a covered ring. */
function coverOf(element: Element, { left, top, right, bottom }: DOMRect): Element | null {
  const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
    [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
  )
  const covers = points.map(([x, y]) => {
    const top = document.elementFromPoint(x, y)
    if (!top || top === element || element.contains(top) || top.contains(element)) return null
    for (let node: Element | null = top; node && !node.contains(element); node = node.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(node).position)) return node
    return null
  })
  return covers.every((cover) => cover !== null) ? (covers[0] ?? null) : null
}

/** Where the ring of the focus is drawn, and how far it reaches out of the element; null without a ring. */
function ringOf(element: Element): DOMRect | null {
  const after = getComputedStyle(element, '::after')
  const isAfter = after.outlineStyle !== 'none' && after.position === 'absolute'
  const own = isAfter ? after : getComputedStyle(element)
  if (own.outlineStyle === 'none' || Number.parseFloat(own.outlineWidth) === 0) return null
  const reach = Math.max(0, Number.parseFloat(own.outlineWidth) + Number.parseFloat(own.outlineOffset))
  const box =
    isAfter && element instanceof HTMLElement && element.offsetParent
      ? element.offsetParent.getBoundingClientRect()
      : element.getBoundingClientRect()
  return new DOMRect(box.x - reach, box.y - reach, box.width + 2 * reach, box.height + 2 * reach)
}

/** What is wrong with the ring of the element that has the focus. */
function ringFaults(element: Element): Fault[] {
  const ring = ringOf(element)
  if (ring === null) return [{ at: describe(element), what: 'no ring' }]
  // What is half scrolled out of a row is no fault of the ring: browsers do not scroll to it.
  const box = element.getBoundingClientRect()
  const cuts = cutters(element, true).flatMap((cutter) => {
    const out = sidesOut(box, cutter.box)
    const sides = sidesOut(ring, cutter.box).filter((side) => !out.includes(side))
    return sides.length > 0 ? [`ring cut at ${sides.join(', ')} by ${cutter.by.outerHTML.slice(0, 100)}`] : []
  })
  const cover = coverOf(element, box)
  const hidden = cover ? [`hidden by ${cover.outerHTML.slice(0, 100)}`] : []
  return [...cuts, ...hidden].map((what) => ({ at: describe(element), what }))
}

/** WCAG 2.4.7, 2.4.11: each element that can have the focus shows a whole ring, and no bar hides it. */
function focusFaults(): Fault[] {
  // An element that has the focus already would keep the way in which it got it.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return [...usable().querySelectorAll<HTMLElement>(FOCUSABLE)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return []
    element.focus({ focusVisible: true } as FocusOptions)
    return document.activeElement === element && isSeen(element) ? ringFaults(element) : []
  })
}

/** The same of the one element that has the focus now. */
function focusNow(): Fault[] {
  const element = document.activeElement
  if (!element || element === document.body) return [{ at: 'body', what: 'nothing has the focus' }]
  return ringFaults(element)
}

/** WCAG 1.4.10: nothing sticks out at the side of the window, unless it scrolls in a box of its own. */
function sticksOut(): Fault[] {
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= width) return []
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const box = element.getBoundingClientRect()
      return (
        box.right > width + HALF &&
        isSeen(element) &&
        !cutters(element, true).some((cutter) => cutter.box.right <= width + HALF)
      )
    })
    .slice(-3)
    .map((element) => ({
      at: describe(element),
      what: `reaches to ${element.getBoundingClientRect().right.toFixed(0)} of ${width} px`,
    }))
}

/** WCAG 1.4.4, 1.4.12: no text is cut off. What is shortened on purpose says so with `text-overflow` or `line-clamp`. */
/** For screen readers alone, at this width: the element or one around it is a pixel. */
function isForReaders(element: Element | null): boolean {
  if (!element) return false
  const { width, height } = element.getBoundingClientRect()
  const isPixel = width <= 1 && height <= 1 && getComputedStyle(element).position === 'absolute'
  return isPixel || isForReaders(element.parentElement)
}

function cutTexts(): Fault[] {
  const faults: Fault[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || !isSeen(parent) || parent.closest('.sr-only, script, style, select'))
      continue
    const own = parent.getBoundingClientRect()
    if (isForReaders(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    for (const cutter of [{ box: own, by: parent }, ...cutters(parent, false)]) {
      const style = getComputedStyle(cutter.by)
      if (cutter.by === parent && !/hidden|clip/.test(style.overflowX + style.overflowY)) continue
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break
      if (
        sidesOut(box, new DOMRect(cutter.box.x - 1, cutter.box.y - 1, cutter.box.width + 2, cutter.box.height + 2))
          .length > 0
      ) {
        faults.push({
          at: describe(parent),
          what: `"${node.textContent.trim().slice(0, 40)}" is cut by ${cutter.by.outerHTML.slice(0, 100)}`,
        })
        break
      }
    }
  }
  return faults
}

Object.assign(window, {
  accessRules: { nameless, labelNotInName, smallTargets, focusFaults, focusNow, sticksOut, cutTexts },
})
