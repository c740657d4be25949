/** Before each file of component tests: modules and a document as if nothing had run before. */
import { configure } from '@testing-library/react'

import { startAnew } from './start-anew'

startAnew()

/** Of the elements, on which tests put what the document lacks. */
const PROTOTYPES = [Element, HTMLElement, HTMLDialogElement, HTMLMediaElement].map((kind) => kind.prototype)

type Listening = [string, EventListenerOrEventListenerObject, (boolean | AddEventListenerOptions)?]

/** What is taken back: listeners of the window and the document, and what stands on the document, the navigator and the elements themselves. */
interface Worker {
  address: string
  listening: [EventTarget, Listening][]
  ownAtStart: ReadonlyMap<object, ReadonlySet<string | symbol>>
}

function watched(): Worker {
  const listening: Worker['listening'] = []
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target)
    target.addEventListener = (...listener: Listening) => {
      listening.push([target, listener])
      add(...listener)
    }
  }
  return {
    address: location.href,
    listening,
    ownAtStart: new Map(
      [document, navigator, ...PROTOTYPES].map((object) => [object, new Set(Reflect.ownKeys(object))]),
    ),
  }
}

const { address, listening, ownAtStart } = ((globalThis as typeof globalThis & { worker?: Worker }).worker ??=
  watched())
for (const [target, [type, listener, options]] of listening.splice(0))
  target.removeEventListener(type, listener, options)
for (const [object, own] of ownAtStart) {
  // Such as a jar of cookies, a camera, or the mark of a library that has its listeners there.
  for (const key of Reflect.ownKeys(object)) if (!own.has(key)) Reflect.deleteProperty(object, key)
}

// A test that went to another origin is still there; only the library itself leads back.
const { happyDOM } = window as Window & { happyDOM?: { setURL(address: string): void } }
happyDOM?.setURL(address)
history.replaceState(null, '', address)
for (const element of [document.documentElement, document.head, document.body]) {
  for (const { name } of [...element.attributes]) element.removeAttribute(name)
}
document.head.replaceChildren()
document.body.replaceChildren()
for (const cookie of document.cookie.split('; ')) {
  document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
}
localStorage.clear()
sessionStorage.clear()

/** On a busy machine the first use of a part waits until its code is loaded. */
configure({ asyncUtilTimeout: 15_000 })
