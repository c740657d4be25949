import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

import { leaveAction, questionKey, shownMarkup } from './html-blocks'
import { storedMarkup } from './html-markup'
import { caretIn, setCaret, TextHistory, type TextState, wayOfKeys } from './text-history'

/** A new paragraph, in which the caret stands. */
const EMPTY = '<p><br></p>'

/** There is nothing newer that changes formatted text, so that these commands stay in every browser. */
export function command(name: string, value?: string): void {
  document.execCommand(name, false, value)
}

interface Text {
  readonly html: string
  readonly isReadOnly: boolean
  readonly onChange: (html: string) => void
}

type Step = (way: 'undo' | 'redo') => void

/** Undoing that is asked for otherwise than by keys: by the menu of the browser, or by shaking a phone. */
function useAskedStep(box: RefObject<HTMLDivElement | null>, step: Step): void {
  const newestStep = useRef(step)
  useEffect(() => {
    newestStep.current = step
  })
  useEffect(() => {
    const editor = box.current
    function ask(event: InputEvent) {
      const { inputType } = event
      if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return
      event.preventDefault()
      newestStep.current(inputType === 'historyUndo' ? 'undo' : 'redo')
    }
    editor?.addEventListener('beforeinput', ask)
    return () => editor?.removeEventListener('beforeinput', ask)
  }, [box])
}

/** The text in its box: what is typed is told as it is stored, what is given is shown, and every change can be undone. */
export function useFormattedText({ html, isReadOnly, onChange }: Text) {
  const box = useRef<HTMLDivElement>(null)
  // The caret would be lost if what was just typed were written again.
  const given = useRef<string | null>(null)
  const history = useRef<TextHistory | null>(null)
  useEffect(() => {
    if (box.current === null || given.current === html) return
    given.current = html
    box.current.innerHTML = html === '' ? EMPTY : shownMarkup(html)
    const state: TextState = { html: box.current.innerHTML, caret: null }
    if (history.current === null) history.current = new TextHistory(state)
    else history.current.record(state, 'given', Date.now())
  }, [html])
  function say(editor: HTMLElement) {
    given.current = storedMarkup(editor)
    onChange(given.current)
  }
  function step(way: 'undo' | 'redo') {
    const state = isReadOnly ? null : history.current?.step(way)
    if (!state || box.current === null) return
    box.current.innerHTML = state.html
    if (state.caret) setCaret(box.current, state.caret)
    say(box.current)
  }
  useAskedStep(box, step)
  return {
    box,
    /** `kind`: as the browser calls the input; that of a picture has no name. */
    tell(kind: string) {
      if (box.current === null) return
      if (box.current.firstChild?.nodeType === Node.TEXT_NODE) command('formatBlock', 'p')
      if (kind === 'insertParagraph') leaveAction()
      history.current?.record({ html: box.current.innerHTML, caret: caretIn(box.current) }, kind, Date.now())
      say(box.current)
    },
    press(event: KeyboardEvent) {
      const inQuestion = questionKey(event.key)
      if (inQuestion !== null) {
        event.preventDefault()
        if (inQuestion === 'space') command('insertText', ' ')
        return
      }
      const way = wayOfKeys(event)
      if (way === null) return
      event.preventDefault()
      step(way)
    },
  }
}
