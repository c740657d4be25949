import { type MouseEvent, type PointerEvent, type TouchEvent, type TouchList, useRef } from 'react'

import { TAP_PX, useTouch } from '@/components/ui/use-touch'

/** Ratio by which the distance of two fingers must grow or shrink for a pinch. */
const PINCH_OUT = 1.25
const PINCH_IN = 0.8

/** A mouse button that is down for this long drags (spec 3 §9 "Touch gestures"). */
const DRAG_MS = 100

function distance(touches: TouchList): number {
  const [a, b] = [touches[0], touches[1]]
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
}

interface Gestures {
  /** One finger: left is 1, right is -1. */
  readonly onSwipe: (step: 1 | -1) => void
  /** Two fingers: apart is true, together is false. */
  readonly onPinch: (isApart: boolean) => void
}

/** Handlers for an element on which fingers swipe and pinch. */
export function useGestures({ onSwipe, onPinch }: Gestures) {
  const touch = useTouch({ onSwipe })
  /** Initial distance of two fingers; 0 for any other number of them. */
  const apart = useRef(0)
  return {
    ...touch,
    onTouchStart(event: TouchEvent) {
      touch.onTouchStart(event)
      apart.current = event.touches.length === 2 ? distance(event.touches) : 0
    },
    onTouchMove(event: TouchEvent) {
      touch.onTouchMove(event)
      if (apart.current === 0) return
      const ratio = distance(event.touches) / apart.current
      if (ratio < PINCH_OUT && ratio > PINCH_IN) return
      apart.current = 0
      onPinch(ratio >= PINCH_OUT)
    },
  }
}

interface Drag {
  readonly x: number
  readonly y: number
  readonly left: number
  readonly top: number
  readonly since: number
  hasMoved: boolean
}

/** Handlers for an element that a mouse scrolls by dragging. The click at the end of a drag is none. Fingers scroll by themselves. */
export function useDrag() {
  const drag = useRef<Drag | null>(null)
  return {
    onPointerDown({ pointerType, button, clientX, clientY, timeStamp, currentTarget }: PointerEvent<HTMLElement>) {
      const { scrollLeft: left, scrollTop: top } = currentTarget
      const isDrag = pointerType === 'mouse' && button === 0
      drag.current = isDrag ? { x: clientX, y: clientY, left, top, since: timeStamp, hasMoved: false } : null
    },
    onPointerMove({ buttons, clientX, clientY, timeStamp, currentTarget }: PointerEvent<HTMLElement>) {
      // The button was released outside.
      if (buttons === 0) drag.current = null
      const from = drag.current
      if (!from) return
      const [x, y] = [clientX - from.x, clientY - from.y]
      from.hasMoved ||= Math.hypot(x, y) > TAP_PX
      if (!from.hasMoved || timeStamp - from.since < DRAG_MS) return
      currentTarget.scrollLeft = from.left - x
      currentTarget.scrollTop = from.top - y
    },
    onClickCapture(event: MouseEvent) {
      if (drag.current?.hasMoved) event.stopPropagation()
      drag.current = null
    },
  }
}
