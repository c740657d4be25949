import { type TouchEvent, useRef } from 'react'

/** Spec 3 §9 "Touch gestures". A finger or a mouse that moves further than this between down and up does not tap. */
export const TAP_PX = 10
/** A finger that moves at least this far sideways, and further than vertically, swipes. */
const SWIPE_PX = 30
/** A finger that rests for this long holds, and is no tap when it is lifted. */
const HOLD_MS = 400

interface TouchHandlers {
  /** To the left is 1, to the right -1. */
  readonly onSwipe?: ((step: 1 | -1) => void) | undefined
  /** Called with true when a resting finger holds, and with false when it is lifted. */
  readonly onHold?: ((isHeld: boolean) => void) | undefined
  /** Whether a finger can hold where it has been put down. */
  readonly canHold?: (event: TouchEvent) => boolean
}

interface Touched {
  readonly x: number
  readonly y: number
  readonly holdTimer: number | undefined
  isHeld: boolean
}

/**
 * Handlers for an element that one finger taps, swipes or holds. A tap is the browser's own click; the click of a finger that has moved too
 * far or has held is prevented.
 */
export function useTouch({ onSwipe, onHold, canHold }: TouchHandlers) {
  const touched = useRef<Touched | null>(null)
  const end = () => {
    const touch = touched.current
    touched.current = null
    clearTimeout(touch?.holdTimer)
    if (touch?.isHeld) onHold?.(false)
    return touch
  }
  return {
    onTouchStart(event: TouchEvent) {
      end()
      const finger = event.touches.length === 1 ? event.touches[0] : undefined
      if (!finger) return
      const holds = onHold && canHold?.(event)
      const hold = () => {
        if (touched.current) touched.current.isHeld = true
        onHold?.(true)
      }
      const holdTimer = holds ? window.setTimeout(hold, HOLD_MS) : undefined
      touched.current = { x: finger.clientX, y: finger.clientY, holdTimer, isHeld: false }
    },
    onTouchMove({ touches }: TouchEvent) {
      const touch = touched.current
      const finger = touches[0]
      if (!touch || !finger) return
      if (Math.hypot(finger.clientX - touch.x, finger.clientY - touch.y) > TAP_PX) clearTimeout(touch.holdTimer)
    },
    onTouchEnd(event: TouchEvent) {
      const finger = event.changedTouches[0]
      const touch = end()
      if (!finger || !touch) return
      const x = finger.clientX - touch.x
      const y = finger.clientY - touch.y
      if ((touch.isHeld || Math.hypot(x, y) > TAP_PX) && event.cancelable) event.preventDefault()
      if (!touch.isHeld && Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y)) onSwipe?.(x < 0 ? 1 : -1)
    },
    /** The browser scrolls, or shows something of its own. */
    onTouchCancel: () => void end(),
    /** The browser's menu of a link would cover what is shown while the finger holds. */
    onContextMenu(event: { preventDefault: () => void }) {
      if (touched.current?.isHeld) event.preventDefault()
    },
  }
}
